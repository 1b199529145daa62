/** This file is in a chunk with React itself (vite.config.ts), so that a page that hydrates runs it in a task of its own. */
export { createRoot, hydrateRoot } from "react-dom/client";
