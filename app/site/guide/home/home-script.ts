import { offerHome } from "./offer-home.ts";

// Stands right behind the table, so that its rows are folded before the browser paints them.
const frame = document.currentScript?.parentElement;
if (frame) offerHome(frame);
