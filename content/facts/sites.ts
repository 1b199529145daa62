interface Site {
  /** As its owner writes it. */
  name: string;
  url: string;
}

/** Official and trustworthy sites that the guide sends its readers to, and that its facts come from. */
export const sites = {
  airportExpress: { name: "Airport Express Lima", url: "https://www.airportexpresslima.com" },
  anpd: { name: "ANPD, Protección de Datos Personales", url: "https://www.gob.pe/anpd" },
  atu: { name: "ATU", url: "https://www.gob.pe/atu" },
  autocolca: { name: "Autocolca", url: "https://www.autocolca.gob.pe" },
  barranco: { name: "Municipalidad de Barranco", url: "https://www.munibarranco.gob.pe" },
  bcrp: { name: "Banco Central de Reserva del Perú", url: "https://www.bcrp.gob.pe" },
  caral: { name: "Zona Arqueológica Caral", url: "https://www.zonacaral.gob.pe" },
  catacumbas: { name: "Museo y Catacumbas San Francisco", url: "https://museocatacumbas.com" },
  cdc: { name: "CDC Travelers’ Health", url: "https://wwwnc.cdc.gov/travel" },
  cip: { name: "Centro Internacional de la Papa", url: "https://cipotato.org" },
  cosituc: { name: "COSITUC, Boleto Turístico", url: "https://www.cosituc.gob.pe" },
  culture: { name: "Ministerio de Cultura", url: "https://www.gob.pe/cultura" },
  elPeruano: { name: "El Peruano, normas legales", url: "https://busquedas.elperuano.pe" },
  elNino: { name: "ENFEN", url: "https://enfen.imarpe.gob.pe" },
  emailJs: { name: "EmailJS", url: "https://www.emailjs.com/legal/privacy-policy/" },
  eurLex: { name: "EUR-Lex, (EU) 2016/1744", url: "https://eur-lex.europa.eu/eli/dec/2016/1744/oj" },
  google: { name: "Google", url: "https://policies.google.com/privacy" },
  govUk: { name: "GOV.UK, Peru", url: "https://www.gov.uk/foreign-travel-advice/peru" },
  holidays: { name: "gob.pe/feriados", url: "https://www.gob.pe/feriados" },
  huacaPucllana: { name: "Huaca Pucllana", url: "https://huacapucllanamiraflores.pe" },
  incaRail: { name: "Inca Rail", url: "https://incarail.com" },
  indecopi: { name: "Indecopi", url: "https://www.gob.pe/indecopi" },
  konzinfo: { name: "Konzinfo", url: "https://konzinfo.mfa.gov.hu" },
  larco: { name: "Museo Larco", url: "https://www.museolarco.org" },
  limaAirport: { name: "Lima Airport", url: "https://www.lima-airport.com" },
  limaEmbassy: { name: "lima.mfa.gov.hu", url: "https://lima.mfa.gov.hu" },
  lineaUno: { name: "Línea 1", url: "https://www.lineauno.pe" },
  lum: { name: "Lugar de la Memoria", url: "https://lum.cultura.pe" },
  machuPicchu: { name: "machupicchu.gob.pe", url: "https://www.machupicchu.gob.pe" },
  metroLima2: { name: "Metro de Lima, Línea 2", url: "https://www.metrolima2.com" },
  metropolitano: { name: "Metropolitano", url: "https://www.metropolitano.gob.pe" },
  migraciones: { name: "Migraciones", url: "https://www.gob.pe/migraciones" },
  migracionesAgency: {
    name: "Agencia Digital de Migraciones",
    url: "https://agenciavirtual.migraciones.gob.pe/agencia-virtual/identidad",
  },
  migracionesTam: {
    name: "TAM Virtual",
    url: "https://cel.migraciones.gob.pe/ConsultaTAMVirtual/VerificarTAM",
  },
  miraflores: { name: "Municipalidad de Miraflores", url: "https://www.miraflores.gob.pe" },
  mtpe: { name: "Ministerio de Trabajo", url: "https://www.gob.pe/mtpe" },
  naih: { name: "NAIH", url: "https://www.naih.hu" },
  perurail: { name: "PeruRail", url: "https://www.perurail.com" },
  peruTravel: { name: "peru.travel", url: "https://www.peru.travel" },
  rree: { name: "Ministerio de Relaciones Exteriores", url: "https://www.gob.pe/rree" },
  santaCatalina: { name: "Monasterio de Santa Catalina", url: "https://santacatalina.org.pe" },
  senamhi: { name: "SENAMHI", url: "https://www.senamhi.gob.pe" },
  sernanp: { name: "SERNANP", url: "https://www.gob.pe/sernanp" },
  sunat: { name: "SUNAT", url: "https://www.sunat.gob.pe" },
  tuBoleto: { name: "tuboleto.cultura.pe", url: "https://tuboleto.cultura.pe" },
  unesco: { name: "UNESCO World Heritage, Peru", url: "https://whc.unesco.org/en/statesparties/pe" },
  unescoIntangible: { name: "UNESCO Intangible Heritage", url: "https://ich.unesco.org" },
  unescoLima: { name: "UNESCO, Lima", url: "https://whc.unesco.org/en/list/500" },
  vimeo: { name: "Vimeo", url: "https://vimeo.com/privacy" },
  visitaLima: { name: "Visita Lima", url: "https://www.visitalima.pe" },
  wmo: { name: "World Weather Information Service", url: "https://worldweather.wmo.int" },
  worlds50Best: { name: "The World’s 50 Best", url: "https://www.theworlds50best.com" },
} as const satisfies Record<string, Site>;

export type SiteId = keyof typeof sites;
