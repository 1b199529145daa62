import type { Category } from "#api/categories.ts";

export const categoryIntros: Record<Category, string> = {
  uncategorized:
    "Un poco de todo sobre el Perú: historias y pequeñas observaciones que no caben en un solo tema.",
  Education:
    "Escuelas, cursos de idiomas y museos: dónde y cómo aprender en el Perú, y lo que enseña el propio país.",
  Discovery: "Ciudades, caminos de montaña y rincones poco vistos: a dónde ir en el Perú y qué espera allí.",
  Gastronomy: "Ceviche, lomo saltado y desayunos de mercado: qué probar en el Perú, dónde y cuándo.",
  Agreculture:
    "Andenes, mil papas, café y cacao: cómo se trabaja la tierra en el Perú, de la costa a la selva.",
  Entertainment: "Fiestas, noches y tardes libres: cómo pasarla bien en el Perú entre una visita y otra.",
  Music: "Charango, cajón, marinera y chicha: qué se escucha en el Perú y dónde oírlo en vivo.",
  Art: "Tejidos, cerámica, iglesias y murales de hoy: el arte en el Perú, de las culturas antiguas al presente.",
  Business:
    "Mercados, pequeñas empresas y costumbres de todos los días: cómo se trabaja y se comercia en el Perú.",
  Investment:
    "Cuánto vale el sol, qué sube de precio y en qué se invierte en el Perú: en claro y sin dar consejos de inversión.",
  Fashions:
    "Lana de alpaca, polleras bordadas y diseño limeño: qué se viste en el Perú y qué vale la pena llevarse.",
  Sports:
    "Fútbol, surf, montañismo y carreras en la altura: qué se practica en el Perú y a qué puede sumarse quien viaja.",
  Sciense:
    "Arqueología, cielo nocturno y vida silvestre: qué se investiga en el Perú y qué se ha descubierto hace poco.",
  Wheather: "Lluvias, meses secos, neblina costera y El Niño: qué clima hace en el Perú y cómo prepararse.",
};
