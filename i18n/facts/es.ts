import type { FactWords } from "./hu.ts";

export const es: FactWords = {
  age: {
    price: (when) => `precio de ${when}`,
    hours: (when) => `horario de ${when}`,
    rule: (when) => `norma vigente en ${when}`,
    number: (when) => `dato de ${when}`,
    contact: (when) => `contacto de ${when}`,
    link: (when) => `enlace de ${when}`,
  },
  estimate: "una estimación",
  unconfirmed: "aún sin confirmar",
  page: {
    value: "Valor",
    valueElsewhere: "Se puede leer en las páginas de abajo.",
    valueNowhere: "Tiene varias partes y no cabe en una línea.",
    when: "Fecha",
    source: "Fuente",
    noSource: "Ningún sitio oficial lo indica.",
    certainty: "Certeza",
    pages: "Páginas que lo usan",
  },
  report: {
    title: "¿Desactualizado? Avísanos",
    lead: "Cuéntanos qué viste, en el lugar o en un sitio oficial. Lo comprobamos y lo corregimos en todas partes a la vez.",
    message: "¿Qué viste?",
    messageHint: "Ayuda saber cuándo y dónde.",
    empty: "Falta decir qué viste.",
    email: "Correo electrónico (opcional)",
    emailUse: "Solo escribimos si tenemos alguna pregunta.",
    leaveEmpty: "Deja este campo vacío",
    send: "Enviar aviso",
    sent: "¡Gracias! Lo comprobaremos.",
    failed: "No se pudo enviar el aviso. Lo escrito sigue aquí: inténtalo de nuevo más tarde.",
  },
};
