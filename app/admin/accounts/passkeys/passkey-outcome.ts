import { createContext } from "react";

/** Says above one's passkeys what has become of one; with null, nothing any longer. */
export const PasskeyOutcome = createContext<(outcome: string | null) => void>(() => {});
