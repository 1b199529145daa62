/** Event of the document: React has drawn the page "Pocket Peru", whose blocks its script does not know yet. */
export const pocketPageShown = "pocket-page-shown";
