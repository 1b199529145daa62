import { offerHomeCountry } from "./offer-home-country.ts";

// Stands right behind the table, so that its rows are folded before the browser paints them.
const frame = document.currentScript?.parentElement;
if (frame) offerHomeCountry(frame);
