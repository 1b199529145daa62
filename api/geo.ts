/** Where a visitor's address is registered. The field is called as geolocation services call it. */
export interface VisitorCountry {
  /** ISO 3166-1, two capital letters; null when it is not known. */
  country_code: string | null;
}
