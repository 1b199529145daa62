import { entryRules } from "#content/facts/entry/entry-rules.ts";
import { visaRules } from "#content/facts/entry/visa-rules.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatAge, formatMonth } from "#i18n/format-date.ts";

const { retirement, foreigners } = visaRules;

export default guideWords(() => ({
  title: "Tipos de visa para el Perú",
  description:
    "Turista, negocios, trabajo, estudios, familia, rentista, nómada digital: qué calidad migratoria corresponde, cuánto dura, qué exige y dónde se pide.",
  keywords: [
    "tipos de visa Perú",
    "calidad migratoria",
    "visa de trabajo Perú",
    "visa de estudiante Perú",
    "carné de extranjería",
    "nómada digital Perú",
    "visa rentista Perú",
    "Migraciones",
  ],
  lead: `Para unas vacaciones, los ciudadanos de España y de casi toda América Latina no necesitan visa; para trabajar, estudiar o residir en el Perú hace falta la calidad migratoria que corresponde. Aquí están, una por una, las cinco temporales y las seis de residente, con el lugar donde se piden y los documentos que requieren.`,
  pictureAlt:
    "Un pasaporte lleno de sellos sobre una manta tejida, con un bolígrafo, un sombrero y una taza de mate de coca.",
  sections: [
    {
      id: "status-and-visa",
      title: "Visa y calidad migratoria no son lo mismo",
      blocks: [
        "La ley peruana no habla de visas, sino de calidades migratorias. La visa es el documento que da el consulado antes del viaje; la calidad es lo que registra la autoridad, y de ella depende qué se puede hacer y por cuánto tiempo. Las hay de dos clases: temporal y residente.",
        {
          kind: "terms",
          shape: "names",
          items: [
            {
              term: "Migraciones",
              text: "La autoridad que registra, prorroga y cambia la calidad migratoria.",
            },
            {
              term: "Carné de extranjería",
              text: "El documento de identidad del extranjero. Se emite al residente, no al temporal.",
            },
            {
              term: "La ley",
              text: "Decreto Legislativo 1350 (2017), modificado en noviembre de 2023 por el Decreto Legislativo 1582, y su reglamento (DS 007-2017-IN, modificado por el DS 002-2021-IN). Los textos se buscan en [El Peruano](site:elPeruano).",
            },
          ],
        },
        `Los ciudadanos de España y de casi toda América Latina no necesitan visa para un viaje corto de turismo o negocios, por lo general de hasta ${entryRules.stayDays} días. **El trabajo remunerado exige siempre una calidad migratoria**, aunque dure un día. Cómo se cuentan los días y qué piden en la frontera se explica, país por país, en [ingreso al Perú](page:entry#visa-free).`,
      ],
    },
    {
      id: "comparison",
      title: "Comparación",
      blocks: [
        "Los plazos son los usuales de la ley; cada resolución puede decir otra cosa. Las tasas cambian a menudo: el monto vigente está en la ficha de cada trámite, en [Migraciones](site:migraciones).",
        {
          kind: "table",
          caption: "Calidades temporales",
          head: ["Tipo", "Para qué", "Plazo", "¿Puede firmar contratos?"],
          rows: [
            [
              "[turista](#tourist)",
              "vacaciones, familia, salud",
              `por lo general ${entryRules.stayDays} días, según el pasaporte`,
              "solo con permiso",
            ],
            [
              "[negocios](#business)",
              "reuniones, contratos",
              `hasta ${visaRules.businessDays} días al año; sin visa, por lo general ${entryRules.stayDays}`,
              "sí",
            ],
            [
              "[trabajo](#temporary-work)",
              "empleo corto, encargo",
              `hasta ${visaRules.workDays} días, prorrogables`,
              "sí",
            ],
            [
              "[estudios](#temporary-study)",
              "intercambio, prácticas, idiomas",
              `${visaRules.studentDays} días, prorrogables`,
              "solo con permiso",
            ],
            [
              "[voluntario](#volunteer)",
              "según la organización anfitriona",
              "lo que se otorgue",
              "solo con permiso",
            ],
          ],
        },
        {
          kind: "table",
          caption: "Calidades de residente",
          head: ["Tipo", "Para quién", "Plazo", "Condición principal"],
          rows: [
            [
              "[trabajo](#resident-work)",
              "empleados de una empresa peruana",
              "1 año, renovable",
              "contrato aprobado",
            ],
            [
              "[familia](#family)",
              "familiares de peruano o residente",
              "1–2 años, renovable",
              "partidas (actas) con apostilla",
            ],
            [
              "[rentista](#retirement)",
              "quien recibe pensión o renta del exterior",
              "indefinido",
              `unos US$ ${formatNumber(retirement.monthlyUsd, "es")} al mes (${formatAge(retirement.asOf, "es")})`,
            ],
            [
              "[religioso](#religious)",
              "miembros de una iglesia reconocida",
              "1 año, renovable",
              "solicitud de la iglesia",
            ],
            [
              "[estudios](#resident-study)",
              "alumnos de universidad o instituto",
              "1 año, renovable",
              "matrícula y medios económicos",
            ],
            [
              "[nómada digital](#digital-nomad)",
              "quien trabaja a distancia para el exterior",
              `${visaRules.digitalNomad.days} días, prorrogables`,
              "consultar primero si ya funciona",
            ],
          ],
        },
      ],
    },
    {
      id: "temporary",
      title: "Calidades temporales",
      blocks: [
        { kind: "heading", id: "tourist", text: "Turista" },
        `Para vacaciones, visitas familiares y tratamientos de salud. Los ciudadanos de España y de casi toda América Latina la reciben en la frontera sin visa, por lo general por ${entryRules.stayDays} días; solo los de la Comunidad Andina pueden prorrogarla: [quién entra sin visa](page:entry#visa-free). El turista no puede realizar trabajo remunerado. Un contrato de alquiler, una compraventa u otro documento vinculante se firma únicamente con el [permiso para firmar contratos](page:entry#alairas), que es gratuito.`,
        { kind: "heading", id: "business", text: "Negocios" },
        `Para reuniones, contratos y gestiones legales, sin fijar residencia. La ley permite hasta ${visaRules.businessDays} días al año; a quien entra sin visa le suelen dar ${entryRules.stayDays}. Se dice en la frontera, porque manda el registro: quien viene por negocios firma sin permiso aparte, pero no puede cobrar sueldo de un empleador peruano.`,
        { kind: "heading", id: "temporary-work", text: "Trabajo (trabajador temporal, designado)" },
        `Para un empleo corto o un encargo; a quien envía su empresa extranjera se le llama designado. Se otorga hasta por ${visaRules.workDays} días y es prorrogable. El Ministerio de Trabajo ([MTPE](site:mtpe)) debe aprobar el contrato, y solo después se empieza a trabajar.`,
        { kind: "heading", id: "temporary-study", text: "Estudios (formación o investigación temporal)" },
        `Para intercambios, prácticas y cursos de idiomas: ${visaRules.studentDays} días, prorrogables. Se piden la carta de una institución reconocida y medios económicos. También aquí hace falta el [permiso para firmar](page:entry#alairas) si se va a alquilar con contrato. Para una carrera completa corresponde la calidad de [residente por estudios](#resident-study).`,
        { kind: "heading", id: "volunteer", text: "Voluntario" },
        "No existe una visa de voluntario como tal: la calidad depende de la organización anfitriona. Una entidad de cooperación reconocida permite la de cooperante; un programa de intercambio, la de intercambio; el servicio en una iglesia puede ser religioso y otros casos, especial. El plazo y las condiciones varían.",
        {
          kind: "note",
          tone: "warning",
          title: "«Basta con entrar como turista»",
          text: [
            "La ayuda sin pago con ingreso de turista es una zona gris, y el riesgo lo corre el voluntario, no la organización. Se le pide a esta que diga por escrito con qué calidad hay que llegar, y se muestra la respuesta al [consulado peruano](#where-to-apply) antes de comprar el pasaje.",
          ],
        },
        "La ley contempla además las calidades artística o deportiva, de periodista, especial, de tripulante y de investigación, y la que nace de acuerdos internacionales.",
      ],
    },
    {
      id: "resident",
      title: "Calidades de residente",
      blocks: [
        { kind: "heading", id: "resident-work", text: "Trabajo (trabajador)" },
        `Para un puesto con empleador peruano: un año, renovable. Todo depende del contrato aprobado. Los extranjeros pueden ser hasta el ${foreigners.percentOfStaff} % del personal de una empresa y recibir hasta el ${foreigners.percentOfPayroll} % de la planilla (la nómina); hay excepciones, de modo que se pregunta al empleador si todavía hay cupo.`,
        { kind: "heading", id: "family", text: "Familia (familiar de residente)" },
        "Para el cónyuge o conviviente, el hijo menor o dependiente y los padres de un peruano o de un extranjero residente; uno o dos años, renovable. El vínculo se prueba con partidas (actas de nacimiento o de matrimonio) apostilladas y, si no están en español, traducidas.",
        { kind: "heading", id: "retirement", text: "Jubilación (rentista)" },
        `Para quien recibe del exterior una pensión o renta permanente. Según las reglas de ${formatAge(retirement.asOf, "es")} hay que acreditar US$ ${formatNumber(retirement.monthlyUsd, "es")} al mes y US$ ${formatNumber(retirement.perDependantUsd, "es")} más por cada dependiente, y la autoridad aceptaba sobre todo pensiones; el monto actual lo da [Migraciones](site:migraciones). Es indefinida, pero no permite trabajar en el Perú.`,
        { kind: "heading", id: "religious", text: "Religiosa (religioso)" },
        "Para el clero y los miembros de iglesias y entidades religiosas reconocidas. Se otorga por un año, renovable, y la solicita la iglesia.",
        { kind: "heading", id: "resident-study", text: "Estudios (formación)" },
        "Para estudios completos en universidad o instituto, por un año, renovable. Se exigen la matrícula y medios económicos.",
        { kind: "heading", id: "digital-nomad", text: "Nómada digital" },
        `Para quien trabaja desde el Perú para empresas de otro país: ${visaRules.digitalNomad.days} días, prorrogables, sin ingresos de fuente peruana. La creó el Decreto Legislativo 1582 (${formatMonth(visaRules.digitalNomad.asOf, "es")}).`,
        {
          kind: "note",
          tone: "warning",
          title: "Preguntar antes de planificar",
          text: [
            "Según el decreto, esta calidad solo debía empezar cuando se publicaran su norma reglamentaria y su procedimiento. No hay noticia confiable de que eso ya haya ocurrido: mejor no hacer planes sin una respuesta de [Migraciones](site:migraciones) o del consulado.",
          ],
        },
        `Existen también las de inversionista (desde unos ${formatSoles(visaRules.investorSoles, "es")}), traslado dentro de una empresa, intercambio, investigación y la humanitaria; a los ${visaRules.permanentAfterYears} años se puede pedir la residencia permanente. Los ciudadanos de Argentina, Bolivia, Brasil, Chile, Colombia, Ecuador, Paraguay y Uruguay tienen además un camino más corto: la residencia por acuerdo del [Mercosur](site:mercosur), de ${visaRules.mercosurYears} años, que permite trabajar y estudiar sin contrato previo.`,
      ],
    },
    {
      id: "duties",
      title: "Obligaciones del residente",
      blocks: [
        "Con el carné en la mano no termina el trámite. Después toca:",
        {
          kind: "checklist",
          items: [
            "Recoger el carné de extranjería, llevarlo consigo y renovarlo",
            "Pagar la tasa anual de extranjería",
            "Comunicar los cambios en los datos registrados, por ejemplo el domicilio",
            "Renovar la calidad antes de que venza",
            `No pasar más de ${visaRules.residentAbsenceDays} días al año fuera del país sin autorización (regla antigua: conviene consultarla antes de una ausencia larga)`,
          ],
        },
      ],
    },
    {
      id: "where-to-apply",
      title: "Dónde se solicita",
      blocks: [
        "Hay dos caminos. Antes del viaje, la visa la da un consulado peruano; dentro del país, Migraciones cambia la calidad migratoria, en varios tipos sin necesidad de salir.",
        {
          kind: "cards",
          items: [
            {
              title: "Consulado peruano",
              text: [
                "Sirve el que corresponde al lugar de residencia: el Perú los tiene en casi todas las capitales de la región y en varias ciudades de España, con la lista en [consulado.pe](site:consulates). Preguntar qué documentos piden en original y cuáles, si no están en español, traducidos.",
              ],
              facts: [{ term: "Cuándo", text: "antes de viajar" }],
              link: { label: "Cancillería del Perú", site: "rree" },
            },
            {
              title: "Migraciones",
              text: [
                "La Superintendencia Nacional de Migraciones recibe las solicitudes en línea, en su Agencia Digital, y da cita para los datos biométricos. Los campos de acceso están en [Agencia Digital](page:entry#digital-agency).",
              ],
              facts: [{ term: "Sede central", text: "Av. España 734, Breña, Lima" }],
              link: { label: "gob.pe/migraciones", site: "migraciones" },
            },
            {
              title: "Ministerio de Trabajo (MTPE)",
              text: [
                "Aprueba los contratos de trabajo de extranjeros. Al empleador se le pide la constancia de aprobación, y de ella se guarda una copia.",
              ],
              facts: [{ term: "Para", text: "trabajo temporal y residente" }],
              link: { label: "gob.pe/mtpe", site: "mtpe" },
            },
          ],
        },
        {
          kind: "steps",
          items: [
            {
              title: "Elegir la calidad",
              text: "Con los cuadros de arriba; si dos parecen servir, el consulado dirá cuál corresponde.",
            },
            {
              title: "Reunir los documentos",
              text: "Lo primero, las partidas, las apostillas y las traducciones: son lo que más tarda.",
            },
            {
              title: "Presentarla con la estadía vigente",
              text: "En un cambio hecho en el Perú, la estadía debe seguir vigente hasta la resolución; si vence, se paga una [multa por día](page:entry#overstay).",
            },
            {
              title: "Guardar la constancia",
              text: "El número de trámite, la fecha y la cita biométrica se necesitan en cada paso posterior.",
            },
          ],
        },
      ],
    },
    {
      id: "papers",
      title: "Documentos",
      blocks: [
        "La lista exacta cambia según la calidad. Casi siempre se piden estos:",
        {
          kind: "checklist",
          items: [
            `Pasaporte con al menos ${entryRules.passportMonths} meses de vigencia al llegar`,
            "Sustento del motivo: contrato, carta de admisión, solicitud de la iglesia, prueba de ingresos",
            "Partidas de nacimiento o de matrimonio con apostilla (el Perú es parte del convenio de La Haya, como España y casi toda América Latina)",
            "Certificado de antecedentes policiales",
            "Traducción oficial al español de todo documento en otro idioma",
            "Ficha de Interpol, para la residencia",
            "La [TAM](page:entry#arrival) que acredita el ingreso, si se solicita en el Perú",
          ],
        },
        "Si el trámite obliga a quedarse en Lima, en [transporte en Lima](page:lima-transport) se explica cómo moverse y en [qué ver en Lima](page:lima-sights), cómo aprovechar los días entre cita y cita.",
      ],
    },
  ],
  freshness: [
    `Las calidades se describen según la modificación de ${formatMonth(visaRules.digitalNomad.asOf, "es")}; el ingreso que se pide al rentista es de ${formatAge(retirement.asOf, "es")}. Si la de nómada digital ya se puede solicitar, solo la autoridad puede decirlo.`,
  ],
  disclaimer: [
    "Este es un resumen, no asesoría legal: prevalece el texto de la ley peruana, el consulado decide sobre la visa y Migraciones sobre la calidad migratoria.",
    "Las condiciones y las tasas cambian. Antes de solicitar nada, leer lo que publican hoy [Migraciones](site:migraciones) y el [consulado peruano](site:consulates).",
  ],
}));
