import { counter } from "#i18n/count.ts";
import type { Messages } from "./hu.ts";

const count = counter("es");

export const es = {
  site: {
    name: "Irány Peru",
    tagline: "Guía de viaje y blog sobre el Perú",
    description:
      "Guía de viaje y blog sobre el Perú: lo que conviene saber antes de partir, adónde ir, qué comer y a qué prestar atención.",
    keywords: ["Perú", "viajes", "guía de viaje", "blog"],
  },
  shell: {
    skipToContent: "Saltar al contenido",
    mainMenu: "Menú principal",
    languages: "Idioma",
    home: "Inicio",
    blog: "Blog",
    admin: "Admin",
    loading: "Cargando…",
    footerNote: "Irány Peru es un proyecto personal, hecho por cariño al Perú.",
    footerMenu: "Páginas",
  },
  home: {
    title: "Irány Peru",
    intro: [
      "«Irány Peru» quiere decir «rumbo al Perú» en húngaro. Es un sitio para quienes preparan el viaje o simplemente disfrutan leyendo sobre el país.",
      "Aquí contamos lo que conviene saber antes de partir: adónde ir y cuándo, qué comer y a qué prestar atención.",
      "Dense una vuelta y, si se animan, ¡rumbo al Perú!",
    ],
    latestPosts: "Últimas publicaciones",
    toBlog: "Ir al blog",
  },
  blog: {
    title: "Blog",
    intro: "Historias, experiencias y datos útiles sobre el Perú.",
    description: "El blog de Irány Peru: historias, experiencias y datos útiles sobre el Perú.",
    noPosts: "No se encontraron publicaciones.",
    more: "Más publicaciones",
    newer: "Publicaciones más recientes",
    moreFailed: "No se pudieron cargar más publicaciones. Inténtenlo de nuevo.",
    added: (n: number) =>
      count(n, {
        one: "Se muestra {n} publicación más.",
        many: "Se muestran {n} de publicaciones más.",
        other: "Se muestran {n} publicaciones más.",
      }),
    page: (n: number) => `Página ${n}`,
    asked: "La publicación que buscaban",
  },
  post: {
    back: "Volver al blog",
    shownIn: {
      hu: "Esta publicación aún no está en español; se muestra en húngaro.",
      en: "Esta publicación aún no está en español; se muestra en inglés.",
      es: "Esta publicación se muestra en español.",
    },
    loadPicture: (host: string) => `Mostrar la imagen de ${host}`,
    playVideo: (service: string) => `Reproducir el video (${service})`,
  },
  errors: {
    notFoundTitle: "Esta página no existe",
    notFoundText:
      "Puede que la dirección tenga un error o que la página haya cambiado de lugar. Desde aquí pueden seguir:",
    brokenTitle: "Ocurrió un error",
    brokenText: "Algo falló de nuestro lado, no del suyo. Inténtenlo de nuevo en un momento.",
    retry: "Reintentar",
  },
  categories: {
    uncategorized: "Sin categoría",
    Education: "Educación",
    Discovery: "Descubrimientos",
    Gastronomy: "Gastronomía",
    Agreculture: "Agricultura",
    Entertainment: "Entretenimiento",
    Music: "Música",
    Art: "Arte",
    Business: "Negocios",
    Investment: "Inversiones",
    Fashions: "Moda",
    Sports: "Deportes",
    Sciense: "Ciencia",
    Wheather: "Clima",
  },
} satisfies Messages;
