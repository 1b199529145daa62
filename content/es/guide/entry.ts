import { country, emergency } from "#content/facts/country.ts";
import { customs } from "#content/facts/entry/customs.ts";
import { entryRules, euAgreement, otherVisitors, overstayFine } from "#content/facts/entry/entry-rules.ts";
import { helpLines } from "#content/facts/entry/help-lines.ts";
import type { GuidePageText } from "#content/guide-page.ts";
import { formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";

const { british, americanDays } = otherVisitors;
const { from: oldFee, to: oldFeeMost } = entryRules.signaturePermitFormerFee;

export default {
  title: "Ingreso al Perú",
  description: `Quién entra al Perú sin visa y por cuántos días, qué llevar a la frontera, cómo descargar la TAM, pedir el permiso para firmar y pasar la aduana.`,
  keywords: [
    "ingreso al Perú",
    "requisitos para entrar al Perú",
    "90 días sin visa",
    "TAM Virtual",
    "permiso para firmar contratos",
    "Agencia Digital de Migraciones",
    "multa por exceso de permanencia",
    "aduana Perú equipaje",
  ],
  lead: `Quien viaja al Perú como turista con pasaporte de la Unión Europea no necesita visa, pero sus días se cuentan, el sello ha dado paso a un registro electrónico y para firmar un contrato de alquiler hace falta un permiso. Aquí está lo que conviene llevar, lo que hay que guardar al llegar y a quién acudir si algo se complica.`,
  pictureAlt: "Un avión desciende sobre Lima al amanecer; abajo, el acantilado y unas barcas.",
  sections: [
    {
      id: "visa-free",
      title: "Quién entra sin visa",
      facts: [
        { term: "Estadía (pasaporte húngaro)", text: `hasta ${entryRules.stayDays} días en un año` },
        { term: "Pasaporte", text: `al menos ${entryRules.passportMonths} meses de vigencia al llegar` },
        { term: "Visa", text: "no, para turismo" },
        { term: "Prórroga", text: "solo para la Comunidad Andina" },
      ],
      blocks: [
        `Los ciudadanos húngaros, para quienes nació esta guía, entran como turistas sin visa y pueden pasar en el país **hasta ${entryRules.stayDays} días en un año, contado desde la fecha de ingreso**. El día de la llegada, el pasaporte debe tener todavía al menos ${entryRules.passportMonths} meses de vigencia. El documento de identidad nacional sirve solamente a los ciudadanos de la Comunidad Andina y del Mercosur.`,
        `Cuántos de esos días se otorgan lo decide el inspector en la ventanilla, y pueden ser menos. Pregunten el número y compruébenlo después en la [TAM](#arrival): el vuelo de regreso tiene que caber en ese plazo, y no al revés.`,
        {
          kind: "table",
          caption: "Estadía sin visa según el pasaporte",
          head: ["Pasaporte", "Cuánto tiempo", "Conviene saber"],
          rows: [
            ["húngaro", `hasta ${entryRules.stayDays} días en un año`, "solo con pasaporte; sin prórroga"],
            [
              "español y otros de la UE o Schengen",
              `hasta ${entryRules.stayDays} días`,
              "Irlanda queda fuera del acuerdo UE–Perú",
            ],
            [
              "británico",
              `por lo general ${british.stayDays} días de cada ${british.withinDays}`,
              `máximo ${british.ceilingDays} días al año (${formatMonth(british.asOf, "es")})`,
            ],
            ["estadounidense", `hasta ${americanDays} días`, "el inspector decide cuántos"],
            [
              "boliviano, colombiano, ecuatoriano",
              "los días que otorgue el inspector",
              "basta el documento de identidad; los ciudadanos de la Comunidad Andina pueden prorrogar",
            ],
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Dos maneras de contar",
          text: [
            `El acuerdo entre la Unión Europea y el Perú, que se aplica desde el ${formatDate(euAgreement.since, "es")}, concede a los ciudadanos de la UE ${euAgreement.stayDays} días en cualquier período de ${euAgreement.withinDays}, con viajes de negocios incluidos y trabajo remunerado excluido. A los viajeros húngaros se les indica la regla más estricta: ${entryRules.stayDays} días en un año. Planifiquen con ella; el texto del acuerdo está en [EUR-Lex](site:eurLex).`,
          ],
        },
        `Al menos desde ${formatMonth(entryRules.noExtensionAsOf, "es")}, solo los ciudadanos de la Comunidad Andina pueden prorrogar su estadía de turista. Los demás, si quieren quedarse más, necesitan otra calidad migratoria, pedida antes de viajar o cambiada ya en el Perú: véanse los [tipos de visa](page:visa-types).`,
      ],
    },
    {
      id: "requirements",
      title: "Qué tener a la mano",
      blocks: [
        "El pasaje de regreso lo mira la aerolínea antes del embarque, y el inspector puede pedir cualquiera de los demás documentos. Llévenlos impresos, o guardados en el celular para abrirlos sin conexión.",
        {
          kind: "checklist",
          items: [
            `Pasaporte con al menos ${entryRules.passportMonths} meses de vigencia el día de la llegada`,
            "Pasaje de regreso o de continuación dentro del plazo permitido",
            "Nombre y dirección del primer alojamiento, con la reserva",
            "Medios económicos: tarjeta, estado de cuenta o efectivo",
            "Seguro de viaje, de preferencia con cobertura de altura y caminatas; la tarjeta sanitaria europea no vale aquí",
            "En viaje de negocios: nombre y dirección de la empresa peruana",
            "Pasaporte propio para cada menor ([más abajo, con niños](#children))",
            "Foto de la página de datos del pasaporte en el celular y en la nube",
            "Inscripción en el registro de viajeros de su cancillería (ministerio de Exteriores), si lo tiene; los húngaros usan [Konzinfo](site:konzinfo)",
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Certificado de vacunación",
          text: [
            "No se exige ninguno para ingresar. Aun así, para la Amazonía se recomienda la vacuna contra la fiebre amarilla: los detalles están en la parte de [vacunas](page:peru-guide#vaccinations) de la guía del Perú.",
          ],
        },
      ],
    },
    {
      id: "arrival",
      title: "En el aeropuerto: ventanilla, equipaje y TAM",
      blocks: [
        `No hay tarjeta de papel que llenar ni sello que esperar: los aeropuertos dejaron de sellar el ${formatDate(entryRules.noStampsSince, "es")} y lo hacen únicamente si se cae el sistema. El ingreso lo acredita la TAM (Tarjeta Andina de Migración), un registro que se genera solo mientras se pasa el control.`,
        {
          kind: "steps",
          items: [
            {
              title: "Control migratorio",
              text: "Declaren el motivo verdadero del viaje: turismo o negocios. Quien queda registrado por negocios puede firmar contratos sin permiso aparte.",
            },
            { title: "El número de días", text: "Pregunten en la ventanilla: «¿Cuántos días me da?»." },
            {
              title: "Equipaje y aduana",
              text: "La declaración la llena solamente quien tiene algo que declarar. Las cantidades están [más abajo](#customs).",
            },
            {
              title: "Descarga de la TAM",
              text: "En cuanto tengan internet, descárguenla de [TAM Virtual](site:migracionesTam). Es gratuita y también se llega a ella desde la web de Migraciones.",
            },
            {
              title: "Revisión",
              text: "El nombre y el número deben coincidir con el pasaporte; la fecha de ingreso, con la real, y los días, con los que les dieron en la ventanilla. Si hay un error, avisen de inmediato a Migraciones para no descubrirlo el día del regreso.",
            },
          ],
        },
        {
          kind: "terms",
          items: [
            {
              term: "Qué muestra",
              text: "Datos personales, día, hora y puesto de control de ingreso, y los días otorgados.",
            },
            {
              term: "Quién la pide",
              text: `La policía en un control de identidad; el hotel, para no cobrar el IGV (el IVA peruano) de ${country.vatPercent} % a quien vive en el extranjero; y con esos mismos datos se solicita el [permiso para firmar](#alairas).`,
            },
            {
              term: "Cómo guardarla",
              text: "En PDF en el celular, con una copia impresa junto al pasaporte.",
            },
          ],
        },
        "Cómo llegar del terminal a la ciudad, con precios, está en la página de [transporte en Lima](page:lima-transport).",
      ],
    },
    {
      id: "digital-agency",
      title: "Entrar a la Agencia Digital",
      blocks: [
        "Los trámites de Migraciones se hacen en su Agencia Digital. El turista no se registra ni crea contraseña: el sistema lo reconoce por el pasaporte y el último ingreso. Tengan la TAM al lado, porque las respuestas deben coincidir con ella al pie de la letra.",
        {
          kind: "steps",
          items: [
            {
              title: "«Entrar»",
              text: "Abran el servicio en [su página](site:migracionesAgency) o desde [gob.pe/migraciones](site:migraciones).",
            },
            { title: "«Extranjero»", text: "Es la opción para quien no tiene DNI peruano." },
            {
              title: "«Humanitaria / Refugio»",
              text: "Para refugiados y personas con permanencia humanitaria: déjenla vacía.",
            },
            { title: "«Documento»", text: "«Pasaporte», o el documento con el que ingresaron." },
            { title: "«Número de documento»", text: "El número del pasaporte, sin espacios." },
            { title: "«Fecha de nacimiento»", text: "Tal como figura en el pasaporte." },
            { title: "«Nacionalidad»", text: "El país, de la lista; por ejemplo, España o Hungría." },
            {
              title: "«Último movimiento migratorio de entrada»",
              text: "La fecha del ingreso más reciente, tal como figura en la TAM.",
            },
            { title: "«Código captcha»", text: "Los caracteres de la imagen." },
            { title: "«Verificar»", text: "Si todo coincide, se abre la página principal." },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Si el sistema no los encuentra",
          text: [
            "Revisen que no haya quedado un espacio en el número de pasaporte y que la fecha sea la de la TAM. La web puede cambiar: si algo no está en su lugar, el campo se encuentra por el nombre que damos arriba.",
          ],
        },
      ],
    },
    {
      id: "travel-assistance",
      title: "Ayuda durante el viaje",
      blocks: [
        "Cuatro direcciones, cada una para un problema distinto. Las de su cancillería y su embajada conviene guardarlas antes de salir de casa.",
        {
          kind: "cards",
          items: [
            {
              title: "IPERÚ",
              text: [
                "Servicio gratuito de PROMPERÚ que informa y recibe reclamos a toda hora, en varios idiomas. Acudan a él si una agencia no cumplió, si un bloqueo detuvo el bus o si no saben a quién preguntar.",
                "En una crisis actúa junto con la Red de Protección al Turista.",
              ],
              facts: [
                {
                  term: "Teléfono",
                  text: `[${helpLines.tourist.shown}](tel:${helpLines.tourist.tel}); número de muchos años, verifíquenlo antes del viaje`,
                },
              ],
              link: { label: "IPERÚ en peru.travel", site: "peruTravel" },
            },
            {
              title: "Su cancillería",
              text: [
                "Publica consejos de viaje y, en muchos países, lleva un registro de viajeros para saber dónde ubicarlos. Los ciudadanos húngaros se inscriben en Konzinfo, cuya guardia consular atiende las 24 horas; su número está entre los [teléfonos de emergencia](page:peru-guide#emergencies).",
              ],
              facts: [{ term: "Cuándo", text: "inscribirse antes de salir" }],
              link: { label: "Konzinfo (para húngaros)", site: "konzinfo" },
            },
            {
              title: "Su embajada en Lima",
              text: [
                "Para un pasaporte perdido, un accidente o una detención. Busquen la dirección en la web de la propia embajada y guárdenla: la de Hungría, por ejemplo, reabrió en 2017, y algunas páginas de viaje húngaras todavía dan un consulado honorario que ya no existe.",
              ],
              facts: [
                {
                  term: "Si no se logra contactarla",
                  text: "al ciudadano de la UE debe ayudarlo la embajada de cualquier país de la Unión",
                },
              ],
              link: { label: "Embajada de Hungría", site: "limaEmbassy" },
            },
            {
              title: "Migraciones",
              text: [
                "Para todo lo relativo a la estadía: una TAM con errores o que no aparece, días vencidos, cambio de calidad migratoria, permiso para firmar. Casi todo empieza en la [Agencia Digital](#digital-agency).",
              ],
              facts: [{ term: "Idioma", text: "español" }],
              link: { label: "gob.pe/migraciones", site: "migraciones" },
            },
          ],
        },
        `Ante un peligro inmediato llamen a la policía al [${emergency.police}](tel:${emergency.police}), a la ambulancia (SAMU) al [${emergency.ambulance}](tel:${emergency.ambulance}) o a los bomberos al [${emergency.fire}](tel:${emergency.fire}). Después de un robo pidan la denuncia policial: la exigirán tanto el seguro como la embajada.`,
      ],
    },
    {
      id: "alairas",
      title: "Permiso para firmar contratos",
      facts: [
        {
          term: "Costo",
          text: `ninguno (desde el ${formatDate(entryRules.signaturePermitFreeSince, "es")})`,
        },
        { term: "Vigencia", text: `hasta ${entryRules.signaturePermitDays} días` },
        {
          term: "Llega",
          text: `por correo electrónico, al instante o dentro de ${entryRules.signaturePermitWaitDays} días hábiles`,
        },
        { term: "Dónde", text: "todo en línea" },
      ],
      blocks: [
        "El turista, como los demás visitantes temporales, solo puede firmar documentos vinculantes si tiene el permiso especial para firmar contratos, llamado también permiso especial para suscribir documentos. Sin él, la notaría o el banco puede rechazar la firma, y lo firmado puede impugnarse después.",
        { kind: "heading", text: "Para qué sirve" },
        {
          kind: "list",
          items: [
            "un contrato de trabajo (trabajar requiere además otra calidad: [tipos de visa](page:visa-types))",
            "un contrato de alquiler",
            "la compra de un auto o de una vivienda",
            "los documentos del matrimonio",
            "la constitución de una empresa y otros actos societarios",
            "una declaración jurada ante notario",
          ],
        },
        `Hay que haber ingresado en regla y tener la estadía vigente el día de la solicitud, así que no lo dejen para el final. Desde el ${formatDate(entryRules.signaturePermitFreeSince, "es")} es gratuito; las explicaciones que todavía mencionan ${formatSoles(oldFee, "es", oldFeeMost)} y el código 07562 del Banco de la Nación ya no valen.`,
        { kind: "heading", text: "La solicitud, paso a paso" },
        {
          kind: "steps",
          items: [
            {
              title: "Ingresar",
              text: "Entren a la [Agencia Digital](#digital-agency) como se explicó arriba.",
            },
            {
              title: "«Permisos» → «Para firmar contratos»",
              text: "En el menú de la izquierda o con el buscador; figura también como «Permiso para firmar contrato».",
            },
            {
              title: "Llenar el formulario",
              text: "Los campos están más abajo. Lo que viene del registro solo se revisa.",
            },
            {
              title: "Confirmar",
              text: "Antes de hacerlo, lean otra vez el correo electrónico en el resumen.",
            },
            {
              title: "Anotar el trámite",
              text: "Apunten el número y la fecha, y guarden la página en PDF o imprímanla.",
            },
          ],
        },
        { kind: "heading", text: "Los campos del formulario" },
        "No encontramos una lista oficial de los campos de la solicitud, y el formulario puede cambiar. Cuenten más o menos con estos:",
        {
          kind: "terms",
          items: [
            {
              term: "Nombre, nacionalidad, pasaporte, fecha de ingreso",
              text: "Vienen del registro y deben coincidir con la TAM.",
            },
            {
              term: "Dirección y distrito en el Perú",
              text: "Calle y número del alojamiento y, en Lima, también el distrito: por ejemplo, Miraflores.",
            },
            { term: "Celular", text: "Uno en el que respondan; peruano, si lo tienen." },
            {
              term: "Correo electrónico",
              text: "Ahí llega el permiso: revísenlo letra por letra.",
            },
            {
              term: "Motivo o clase de documento",
              text: "Lo que van a firmar, por ejemplo un contrato de alquiler.",
            },
            {
              term: "Declaración jurada y captcha",
              text: "Que los datos son verdaderos; luego, los caracteres de la imagen.",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Una vez enviada",
          text: [
            `El sistema registra la solicitud y muestra su número. El permiso llega por correo electrónico, al instante o dentro de ${entryRules.signaturePermitWaitDays} días hábiles, y vale hasta ${entryRules.signaturePermitDays} días. Imprímanlo o ténganlo en el celular, y muéstrenlo con el pasaporte en la notaría o el banco.`,
            "Si pasa ese plazo y no llega nada, revisen el correo no deseado y acudan con el número a [Migraciones](site:migraciones).",
          ],
        },
      ],
    },
    {
      id: "customs",
      title: "Aduana",
      blocks: [
        `Los objetos personales entran sin pagar; solo se declara lo que excede la lista. Las cantidades son de ${formatMonth(customs.asOf, "es")}; la lista vigente está en «Equipaje», en la [SUNAT](site:sunat).`,
        {
          kind: "table",
          caption: "Sin pago de tributos, por persona",
          head: ["Qué", "Cuánto"],
          rows: [
            ["ropa, objetos personales, equipo deportivo", "para uso propio"],
            ["computadora portátil y tableta", `${customs.laptops} portátil y ${customs.tablets} tableta`],
            ["cámaras", `${customs.cameras}`],
            ["celulares", `${customs.phones}; los menores de 18 años, ${customs.phonesUnder18}`],
            [
              "almacenamiento",
              `${customs.externalDrives} discos externos y ${customs.memorySticks} memorias USB`,
            ],
            ["instrumento musical portátil", `${customs.instruments}`],
            ["alcohol, adultos", `${customs.alcoholLitres} litros`],
            [
              "tabaco, adultos",
              `${customs.cigarettePacks} cajetillas de cigarrillos o ${customs.cigars} puros o ${customs.tobaccoGrams} g de tabaco`,
            ],
            ["regalos, sin fin comercial", `hasta unos US$ ${formatNumber(customs.giftsUsd, "es")}`],
          ],
        },
        {
          kind: "list",
          items: [
            `**Efectivo:** se declara por encima de US$ ${formatNumber(customs.cash.declareAboveUsd, "es")}; no se permite llevar más de US$ ${formatNumber(customs.cash.neverAboveUsd, "es")}.`,
            "**Alimentos:** nada de fruta fresca, carne, semillas ni tierra; el equipaje lo revisa el SENASA.",
            "**Mascotas:** previo control sanitario.",
            "**Al salir:** las piezas arqueológicas e históricas requieren permiso, y una cerámica o un tejido «antiguo» del mercado puede contar como tal. Tampoco lleven nada hecho de especies protegidas.",
            "**Hoja y mate de coca:** legales en el Perú, pero no pueden entrar a la Unión Europea. Averigüen la regla de su país o dejen lo que sobre.",
          ],
        },
      ],
    },
    {
      id: "overstay",
      title: "Si la estadía se excede",
      blocks: [
        `Cada día de exceso cuesta ${formatNumber(overstayFine.percentOfTaxUnit, "es")} % de la UIT (unidad impositiva tributaria): ${formatSoles(overstayFine.soles[2024], "es")} diarios en 2024, ${formatSoles(overstayFine.soles[2025], "es")} en 2025 y unos ${formatSoles(overstayFine.expectedSoles[2026], "es")} en 2026 (${formatMonth(overstayFine.asOf, "es")}). Diez días habrían sumado ${formatSoles(overstayFine.soles[2025] * 10, "es")} en 2025.`,
        "La multa se paga antes de salir del país. Si ven que los días no alcanzan, no lo dejen para la cola del aeropuerto: [Migraciones](site:migraciones) indica el monto vigente y la forma de pago. Con la estadía vencida tampoco se obtiene el [permiso para firmar](#alairas).",
      ],
    },
    {
      id: "by-land",
      title: "Por tierra",
      picture: {
        id: "places/titicaca",
        alt: "Balsa de totora con cabeza de animal y pasajeros en el Titicaca, junto a una isla flotante con chozas.",
      },
      blocks: [
        "Quien llega en bus desde Bolivia, Ecuador o Chile tiene que buscar por su cuenta el puesto de Migraciones. Si pasa de largo, el problema aparece al salir: para el sistema, nunca ingresó.",
        {
          kind: "checklist",
          items: [
            "Registrar la salida en el control del país vecino",
            "Registrar el ingreso en el control peruano, antes de seguir viaje",
            "Pedir al chofer que espere, antes de bajar",
            "Preguntar cuántos días otorgan",
            "Descargar y revisar la TAM el mismo día en [TAM Virtual](site:migracionesTam)",
          ],
        },
        "Cruzar a la orilla boliviana del Titicaca y volver no abre un plazo nuevo para quien tiene un máximo de días por año: los que pasa en el Perú se suman.",
      ],
    },
    {
      id: "children",
      title: "Con niños",
      blocks: [
        `Cada menor, también un bebé, necesita pasaporte propio con los mismos ${entryRules.passportMonths} meses de vigencia. El del padre o la madre no lo reemplaza, y cada viajero tiene su TAM: descárguenlas todas.`,
        "Si el menor viaja con uno solo de los padres, con abuelos o con otros familiares, lleven la partida (acta) de nacimiento y una autorización de quien no viaja, de preferencia firmada ante notario y con traducción si no está en español. Antes de salir, pregunten a la aerolínea y a su cancillería qué piden exactamente.",
      ],
    },
  ],
  disclaimer: [
    "Esta página es informativa y no constituye asesoría legal. Las reglas cambian y, en cada caso, el inspector de la frontera decide sobre el ingreso y los días.",
    "Antes de viajar lean lo que publican hoy [Migraciones](site:migraciones) y su cancillería (los húngaros, [Konzinfo](site:konzinfo)); si algo difiere de esta página, vale lo que digan ellos.",
  ],
} satisfies GuidePageText;
