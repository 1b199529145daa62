/** The module that vite.config.ts makes of app/site/page-script/page-script.ts. */
declare module "virtual:page-script" {
  const code: string;
  export default code;
}

/** And of app/site/guide/home-country/home-country-script.ts. */
declare module "virtual:home-country-script" {
  const code: string;
  export default code;
}
