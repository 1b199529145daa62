/** Made by vite.config.ts of app/site/page-script/page-script.ts. */
declare module "virtual:page-script" {
  const code: string;
  export default code;
}
