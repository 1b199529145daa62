// The parts of a worker's global scope that are used here; the DOM's types, made for pages, lack them.

/** An event that the browser keeps the worker alive for. */
interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface RequestEvent extends LastingEvent {
  request: Request;
  /** The window that asks; for a document the one that is to show it. */
  clientId: string;
  resultingClientId: string;
  /** The browser's own request for a document, if it sent one while the worker started. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

export interface PageMessageEvent extends LastingEvent {
  data: unknown;
  /** The page that tells. */
  source: { url: string } | null;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: RequestEvent;
  message: PageMessageEvent;
}

interface WorkerScope {
  location: URL;
  registration: { navigationPreload?: { enable: () => Promise<void> }; unregister: () => Promise<boolean> };
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: <Kind extends keyof WorkerEvents>(
    kind: Kind,
    answer: (event: WorkerEvents[Kind]) => void,
  ) => void;
}

// Safe cast: this script runs as a service worker alone.
export const scope = globalThis as unknown as WorkerScope;

/** Whether the reader has asked the browser to save data. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
