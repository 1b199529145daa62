import { electronicGates } from "#content/facts/borders/flights-to-lima.ts";
import { country, emergency } from "#content/facts/country.ts";
import { customs } from "#content/facts/entry/customs.ts";
import {
  andeanStay,
  brazilianCard,
  dominicanVisaFreeSince,
  identityCard,
  mexico,
  venezuela,
  visaFreeList,
} from "#content/facts/entry/entry-by-passport.ts";
import { entryRules, euAgreement, mexicanMinors, overstayFine } from "#content/facts/entry/entry-rules.ts";
import { helpLines } from "#content/facts/entry/help-lines.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatAge, formatDate, formatMonth } from "#i18n/format-date.ts";

const { from: oldFee, to: oldFeeMost } = entryRules.signaturePermitFormerFee;

export default guideWords(() => ({
  title: "Ingreso al Perú",
  description: `Quién entra al Perú sin visa y por cuántos días, qué llevar a la frontera, cómo descargar la TAM, pedir el permiso para firmar y pasar la aduana.`,
  keywords: [
    "ingreso al Perú",
    "requisitos para entrar al Perú",
    "viajar al Perú con DNI o cédula",
    "TAM Virtual",
    "permiso para firmar contratos",
    "Agencia Digital de Migraciones",
    "multa por exceso de permanencia",
    "aduana Perú equipaje",
  ],
  lead: `Los ciudadanos de España y de casi toda América Latina no necesitan visa para hacer turismo en el Perú, y los de la Comunidad Andina y el Mercosur entran incluso con su documento de identidad. Los días, sin embargo, se cuentan; el sello ha dado paso a un registro electrónico y para firmar un contrato de alquiler hace falta un permiso. Aquí está lo que conviene llevar, lo que hay que guardar al llegar y a quién acudir si algo se complica.`,
  pictureAlt: "Un avión desciende sobre Lima al amanecer; abajo, el acantilado y unas barcas.",
  sections: [
    {
      id: "visa-free",
      title: "Quién entra sin visa",
      facts: [
        {
          term: "Estadía",
          text: `por lo general ${entryRules.stayDays} días; como máximo, ${entryRules.ceiling.days} al año`,
        },
        { term: "Pasaporte", text: `al menos ${entryRules.passportMonths} meses de vigencia al llegar` },
        {
          term: "Visa",
          text: "no para España ni casi toda América Latina; sí para Venezuela, Cuba, Nicaragua y Haití",
        },
        { term: "Prórroga", text: "solo para la Comunidad Andina" },
      ],
      blocks: [
        `Para hacer turismo, quien tiene pasaporte español o de casi cualquier país latinoamericano entra sin visa. El pasaporte debe tener al menos ${entryRules.passportMonths} meses de vigencia el día de la llegada: con menos, el viajero regresa en el siguiente vuelo, y el consulado no puede hacer nada, porque el ingreso nunca ocurrió. Los ciudadanos de la Comunidad Andina y del Mercosur pueden presentar en su lugar el documento de identidad, vigente y en buen estado.`,
        `**Cuántos días se otorgan lo decide el inspector en la ventanilla.** Lo habitual son ${entryRules.stayDays}. Lo mejor es decir hasta cuándo dura el viaje, preguntar cuántos días dan y comprobarlo después en la [TAM](#arrival); si no alcanzan hasta el vuelo de regreso, hay que decirlo ahí mismo.`,
        {
          kind: "table",
          caption: "Ingreso de turistas según el pasaporte",
          head: ["País", "¿Visa?", "Días", "Documento"],
          rows: [
            [
              "España y el resto de la UE, salvo Irlanda",
              "no",
              `${euAgreement.stayDays} en cualquier período de ${euAgreement.withinDays}`,
              "solo pasaporte; el DNI no sirve",
            ],
            [
              "Bolivia, Colombia, Ecuador",
              "no",
              `${andeanStay.days}, prorrogables por ${andeanStay.extensionDays}; máximo ${andeanStay.mostDays} al año`,
              "cédula o carné de identidad; los menores colombianos, tarjeta de identidad",
            ],
            [
              "Argentina, Chile, Paraguay, Uruguay",
              "no",
              `los que dé el inspector; lo habitual, ${entryRules.stayDays}`,
              "DNI o cédula, o pasaporte",
            ],
            [
              "Brasil",
              "no",
              `los que dé el inspector; lo habitual, ${entryRules.stayDays}`,
              `RG en buen estado y con foto en que se reconozca al titular, o pasaporte; la CNH no vale (${formatAge(brazilianCard.asOf, "es")})`,
            ],
            [
              "México",
              `no: la de ${formatMonth(mexico.visaDroppedIn, "es")} se retiró a los pocos días`,
              `hasta ${mexico.days} en un año, según el inspector`,
              `pasaporte con ${entryRules.passportMonths} meses, sin excepción (${formatMonth(mexico.asOf, "es")})`,
            ],
            [
              "Belice, Costa Rica, El Salvador, Guatemala, Honduras, Panamá",
              "no",
              `los que dé el inspector; lo habitual, ${entryRules.stayDays}`,
              "pasaporte",
            ],
            [
              "República Dominicana",
              `no, desde ${dominicanVisaFreeSince}`,
              "los que dé el inspector; conviene preguntar en el consulado",
              "pasaporte",
            ],
            [
              "Venezuela",
              `**sí**, desde el ${formatDate(venezuela.visaSince, "es")}`,
              "los que diga la visa",
              `pasaporte con ${entryRules.passportMonths} meses y visa consular; la cédula ya no sirve`,
            ],
            ["Cuba, Haití, Nicaragua", "**sí**", "los que diga la visa", "pasaporte y visa consular"],
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "España: dos maneras de contar",
          text: [
            `El acuerdo entre la Unión Europea y el Perú, que se aplica desde el ${formatDate(euAgreement.since, "es")}, concede ${euAgreement.stayDays} días en cualquier período de ${euAgreement.withinDays}; incluye los viajes de negocios y excluye el trabajo remunerado; el texto está en [EUR-Lex](site:eurLex). Contar ${entryRules.stayDays} días en un año es la lectura más prudente. La diferencia solo importa a quien viaja dos veces en doce meses: en ese caso, mejor preguntar al [consulado peruano](site:consulates) antes de comprar el pasaje.`,
          ],
        },
        `Si un país no está en la tabla, o para confirmarla, se pregunta al [consulado peruano](site:consulates) más cercano. Quien tiene dos nacionalidades sale con el mismo documento con el que entró. Quien entra con la cédula y piensa seguir a un tercer país debe llevar también el documento que exija ese país, muchas veces el pasaporte.`,
        `Solo los ciudadanos de la Comunidad Andina pueden prorrogar su estadía de turista (${formatMonth(entryRules.noExtension.asOf, "es")}). Los demás, si quieren quedarse más, necesitan otra calidad migratoria, pedida antes de viajar o cambiada ya en el Perú: de eso tratan los [tipos de visa](page:visa-types).`,
      ],
    },
    {
      id: "requirements",
      title: "Qué tener a la mano",
      blocks: [
        "El pasaje de regreso lo mira la aerolínea antes del embarque, y el inspector puede pedir cualquiera de los demás documentos. Se llevan impresos, o guardados en el celular para abrirlos sin conexión.",
        {
          kind: "checklist",
          items: [
            `Pasaporte con al menos ${entryRules.passportMonths} meses de vigencia el día de la llegada o, para la Comunidad Andina y el Mercosur, documento de identidad vigente`,
            "Pasaje de regreso o de continuación dentro del plazo permitido",
            "Nombre y dirección del primer alojamiento, con la reserva",
            "Medios económicos: tarjeta, estado de cuenta o efectivo",
            "Seguro de viaje, de preferencia con cobertura de altura y caminatas; la tarjeta sanitaria europea no vale aquí, y tampoco la seguridad social de otro país",
            "En viaje de negocios: nombre y dirección de la empresa peruana",
            "Documento propio para cada menor ([más abajo, con niños](#children))",
            "Foto de la página de datos del pasaporte en el celular y en la nube",
            "Inscripción en el registro de viajeros de la cancillería (ministerio de Exteriores), si lo tiene",
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Certificado de vacunación",
          text: [
            "No se exige ninguno para ingresar. Aun así, para la Amazonía se recomienda la vacuna contra la fiebre amarilla: más en [infecciones](page:safety-health#infections). Varios países, entre ellos Bolivia, Costa Rica y Panamá, pueden pedir el certificado a quien llega del Perú: la lista está en [después del Perú](page:getting-there#yellow-fever).",
          ],
        },
      ],
    },
    {
      id: "arrival",
      title: "En el aeropuerto: ventanilla, equipaje y TAM",
      blocks: [
        `No hay tarjeta de papel que llenar ni sello que esperar: los aeropuertos dejaron de sellar el ${formatDate(entryRules.noStampsSince, "es")} y lo hacen únicamente si se cae el sistema. El ingreso lo acredita la TAM (Tarjeta Andina de Migración), un registro que se crea por sí mismo al pasar el control.`,
        {
          kind: "steps",
          items: [
            {
              title: "Control migratorio",
              text: "Se declara el motivo verdadero del viaje: turismo o negocios. Quien queda registrado por negocios puede firmar contratos sin permiso aparte.",
            },
            { title: "El número de días", text: "Se pregunta en la ventanilla: «¿Cuántos días me da?»." },
            {
              title: "Equipaje y aduana",
              text: "La declaración la llena solamente quien tiene algo que declarar. Las cantidades están [más abajo](#customs).",
            },
            {
              title: "Descarga de la TAM",
              text: "En cuanto hay internet, se descarga de [TAM Virtual](site:migracionesTam). Es gratuita y también se llega a ella desde la web de Migraciones.",
            },
            {
              title: "Revisión",
              text: "El nombre y el número deben coincidir con los del documento; la fecha de ingreso, con la real, y los días, con los que dieron en la ventanilla. Si hay un error, se avisa de inmediato a Migraciones, para no descubrirlo el día del regreso.",
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
        "Los trámites de Migraciones se hacen en su Agencia Digital. El turista no se registra ni crea contraseña: el sistema lo reconoce por el pasaporte y el último ingreso. La TAM debe estar al lado, porque las respuestas deben coincidir con ella al pie de la letra.",
        {
          kind: "steps",
          items: [
            {
              title: "«Entrar»",
              text: "El servicio se abre en [su página](site:migracionesAgency) o desde [gob.pe/migraciones](site:migraciones).",
            },
            { title: "«Extranjero»", text: "Es la opción para quien no tiene DNI peruano." },
            {
              title: "«Humanitaria / Refugio»",
              text: "Para refugiados y personas con permanencia humanitaria: se deja vacía.",
            },
            { title: "«Documento»", text: "«Pasaporte», o el documento con el que se ingresó." },
            { title: "«Número de documento»", text: "El número del pasaporte, sin espacios." },
            { title: "«Fecha de nacimiento»", text: "Tal como figura en el pasaporte." },
            {
              title: "«Nacionalidad»",
              text: "El país, de la lista; por ejemplo, España, México o Colombia.",
            },
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
          title: "Si el sistema no encuentra el registro",
          text: [
            "Hay que revisar que no haya quedado un espacio en el número de pasaporte y que la fecha sea la de la TAM. La web puede cambiar: si algo no está en su lugar, el campo se reconoce por el nombre.",
          ],
        },
      ],
    },
    {
      id: "travel-assistance",
      title: "Ayuda durante el viaje",
      blocks: [
        "Son cuatro direcciones, cada una para un problema distinto. La cancillería y la embajada de cada país conviene guardarlas antes de salir de casa.",
        {
          kind: "cards",
          items: [
            {
              title: "IPERÚ",
              text: [
                "Servicio gratuito de PROMPERÚ que informa y recibe reclamos a toda hora, en varios idiomas. Ahí se acude si una agencia no cumplió, si un bloqueo detuvo el bus o si no se sabe a quién preguntar.",
                "En una crisis actúa junto con la Red de Protección al Turista.",
              ],
              facts: [
                {
                  term: "WhatsApp",
                  text: `[${helpLines.touristWhatsApp.shown}](tel:${helpLines.touristWhatsApp.tel})`,
                },
                {
                  term: "Teléfono",
                  text: `[${helpLines.tourist.shown}](tel:${helpLines.tourist.tel}); conviene verificarlo antes del viaje`,
                },
              ],
              link: { label: "IPERÚ en peru.travel", site: "peruTravel" },
            },
            {
              title: "La cancillería de cada país",
              text: [
                "Publica consejos de viaje y, en muchos países, lleva un registro para saber dónde ubicar a sus viajeros: [Exteriores](site:exteriores) en España, la [SRE](site:sreMexico) en México, la [Cancillería argentina](site:argentina).",
              ],
              facts: [{ term: "Cuándo", text: "leer e inscribirse antes de salir" }],
            },
            {
              title: "La embajada o el consulado en Lima",
              text: [
                "Para un documento perdido, un accidente o una detención. El número se guarda donde se pueda ver sin conexión: varios están en la [guía del Perú](page:peru-guide#representation).",
              ],
              facts: [
                {
                  term: "Si no se logra contactarlo",
                  text: "al ciudadano español puede ayudarlo la embajada de cualquier país de la UE",
                },
              ],
            },
            {
              title: "Migraciones",
              text: [
                "Para todo lo relativo a la estadía: una TAM con errores o que no aparece, días vencidos, cambio de calidad migratoria, permiso para firmar. Si hubo que sacar un pasaporte nuevo, aquí se vincula con el ingreso. Casi todo empieza en la [Agencia Digital](#digital-agency).",
              ],
              facts: [{ term: "Trámites", text: "en línea, con el número del documento" }],
              link: { label: "gob.pe/migraciones", site: "migraciones" },
            },
          ],
        },
        `Ante un peligro inmediato se llama a la policía al [${emergency.police}](tel:${emergency.police}), a la ambulancia (SAMU) al [${emergency.ambulance}](tel:${emergency.ambulance}) o a los bomberos al [${emergency.fire}](tel:${emergency.fire}). Después de un robo se pide la denuncia policial: la exigirán tanto el seguro como la embajada. Los pasos están en [a quién acudir](page:safety-health#help).`,
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
        `Hay que haber ingresado en regla y tener la estadía vigente el día de la solicitud, así que mejor no dejarlo para el final. Desde el ${formatDate(entryRules.signaturePermitFreeSince, "es")} es gratuito; las explicaciones que todavía mencionan ${formatSoles(oldFee, "es", oldFeeMost)} y el código 07562 del Banco de la Nación ya no valen.`,
        { kind: "heading", text: "La solicitud, paso a paso" },
        {
          kind: "steps",
          items: [
            {
              title: "Ingresar",
              text: "Se entra a la [Agencia Digital](#digital-agency) como se explica arriba.",
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
              text: "Antes hay que leer otra vez el correo electrónico en el resumen.",
            },
            {
              title: "Anotar el trámite",
              text: "Se apuntan el número y la fecha, y la página se guarda en PDF o se imprime.",
            },
          ],
        },
        { kind: "heading", text: "Los campos del formulario" },
        "El formulario puede cambiar; los campos son más o menos estos:",
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
            { term: "Celular", text: "Uno en el que se pueda responder; peruano, si lo hay." },
            {
              term: "Correo electrónico",
              text: "Ahí llega el permiso: se revisa letra por letra.",
            },
            {
              term: "Motivo o clase de documento",
              text: "Lo que se va a firmar, por ejemplo un contrato de alquiler.",
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
            `El sistema registra la solicitud y muestra su número. El permiso llega por correo electrónico, al instante o dentro de ${entryRules.signaturePermitWaitDays} días hábiles, y vale hasta ${entryRules.signaturePermitDays} días. Impreso o en el celular, se muestra con el pasaporte en la notaría o el banco.`,
            "Si pasa ese plazo y no llega nada, toca mirar el correo no deseado y acudir con el número a [Migraciones](site:migraciones).",
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
            "**Al salir:** las piezas arqueológicas e históricas requieren permiso, y una cerámica o un tejido «antiguo» del mercado puede contar como tal. Tampoco se puede sacar nada hecho de especies protegidas.",
            "**Hoja y mate de coca:** legales en el Perú, pero no pueden entrar a España ni al resto de la Unión Europea, a Chile, a Estados Unidos ni a la mayoría de los demás países. Lo que sobre, se deja.",
          ],
        },
      ],
    },
    {
      id: "overstay",
      title: "Si la estadía se excede",
      blocks: [
        `Cada día de exceso cuesta ${formatNumber(overstayFine.percentOfTaxUnit, "es")} % de la UIT (unidad impositiva tributaria): ${formatSoles(overstayFine.solesADay, "es")} diarios en ${overstayFine.year}, de modo que diez días suman ${formatSoles(overstayFine.solesADay * 10, "es")}. La UIT cambia cada enero. Cuántos días quedan, y cuánto costaría pasarse, lo dice la [calculadora de estadía](page:stay-calculator).`,
        "La multa se paga antes de salir del país. Si los días no alcanzan, no hay que dejarlo para la cola del aeropuerto: [Migraciones](site:migraciones) indica el monto vigente y la forma de pago. Con la estadía vencida tampoco se obtiene el [permiso para firmar](#alairas).",
      ],
    },
    {
      id: "leaving",
      title: "La salida por Lima",
      blocks: [
        `Desde el ${formatDate(electronicGates.touristsSince, "es")}, los turistas adultos pueden salir por las puertas electrónicas (*en:e-gates*) del aeropuerto de Lima si también entraron por él y tienen pasaporte con chip. El registro se hace dentro de las ${electronicGates.hoursBefore} horas previas al vuelo en la web de [Migracheck](site:migracheck), en su aplicación o en un módulo del terminal; se indican el vuelo, el destino y el motivo del viaje.`,
        "No es obligatorio: las ventanillas atienden siempre, y son el único camino para familias con menores y para quienes ingresaron por tierra o con documento de identidad. Las puertas, el equipaje y la tarifa para quien solo hace escala en Lima se explican en [cómo llegar](page:getting-there#leaving).",
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
        "Quien llega en bus desde Bolivia, Ecuador o Chile tiene que buscar por su cuenta el puesto de Migraciones. Si pasa de largo, el problema aparece al salir: para el sistema, nunca ingresó, y arreglarlo toma días. Cada paso, con su horario y lo que está cerrado, se describe en [fronteras terrestres](page:getting-there#land-borders).",
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
        "Cruzar a la orilla boliviana del Titicaca y volver no abre un plazo nuevo: los días que se pasan en el Perú se suman.",
      ],
    },
    {
      id: "children",
      title: "Con niños",
      blocks: [
        `Cada menor, también un bebé, necesita documento propio: pasaporte con los mismos ${entryRules.passportMonths} meses de vigencia o, en la Comunidad Andina y el Mercosur, el de identidad. El del padre o la madre no lo reemplaza, y cada viajero tiene su TAM: hay que descargarlas todas.`,
        `**Con padre y madre** el Perú no pide ningún permiso al menor que viene de turismo: basta su documento; la partida de nacimiento se lleva igual. El país de origen sí puede pedir uno para dejarlo salir. México exige el formato SAM a quien sale solo o con un tercero, no al que va con su padre o su madre (${formatMonth(mexicanMinors.asOf, "es")}); las indicaciones para el viaje están en la [guía de la SRE](site:sreMexico).`,
        "Si el menor viaja con uno solo de los padres, con abuelos o con otros familiares, hay que llevar la partida (acta) de nacimiento y una autorización de quien no viaja, de preferencia firmada ante notario y con traducción si no está en español. Varios países, como Colombia, exigen además su propio permiso para que un menor salga del país: preguntar antes a la autoridad migratoria y a la aerolínea.",
        "El permiso peruano de salida de menores se refiere a los niños peruanos y a los que residen en el país; a los turistas no se les pide. Un niño con nacionalidad peruana cuenta como peruano, sea cual sea el pasaporte que muestre.",
      ],
    },
  ],
  freshness: [
    `La vigencia del pasaporte y el ingreso con documento de identidad son de avisos de Migraciones de ${formatAge(identityCard.asOf, "es")}; lo de México, de ${formatMonth(mexico.asOf, "es")}; qué países no necesitan visa, de una lista de ${formatMonth(visaFreeList.asOf, "es")}. La multa y las puertas electrónicas son de ${formatMonth(overstayFine.asOf, "es")}; las cantidades de la aduana, de ${formatMonth(customs.asOf, "es")}. La regla para la Comunidad Andina es de ${formatMonth(andeanStay.asOf, "es")}. Sobre la visa decide el [consulado peruano](site:consulates); lo de aduana está al día en la [SUNAT](site:sunat).`,
  ],
  disclaimer: [
    "Esta página es informativa y no constituye asesoría legal. Las reglas cambian y, en cada caso, el inspector de la frontera decide sobre el ingreso y los días.",
    "Antes de viajar, leer lo que publican hoy [Migraciones](site:migraciones) y la cancillería de cada país; si algo difiere de esta página, vale lo que digan ellas.",
  ],
}));
