import { loadBuiltSite } from "./load-built-site.ts";
import { serve } from "./serve.ts";

await serve(loadBuiltSite);
