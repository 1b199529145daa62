import { expect, test } from "vitest";
import { englishPronunciation } from "./english-pronunciation.ts";
import { hungarianPronunciation } from "./hungarian-pronunciation.ts";

test.each([
  ["Buenos días", "_bue_nosz _di_asz", "BWEH-nohs DEE-ahs"],
  ["¿Cuánto cuesta?", "_kuan_to _kuesz_ta?", "KWAHN-toh KWEHS-tah?"],
  ["Muchas gracias", "_mu_csasz _gra_sziasz", "MOO-chahs GRAH-syahs"],
  ["ya, yo, calle, lluvia", "ja, jo, _ka_je, _ju_bia", "yah, yoh, KAH-yeh, YOO-byah"],
  ["gente, jugo, reloj", "_hen_te, _hu_go, re_loh_", "HEHN-teh, HOO-goh, reh-LOH"],
  ["pague la guía", "_pa_ge la _gi_a", "PAH-gheh lah GHEE-ah"],
  ["cigüeña, lengua, agua", "szi_gue_nya, _len_gua, _a_gua", "see-GWEH-nyah, LEHN-gwah, AH-gwah"],
  ["quiero, queso", "_kie_ro, _ke_szo", "KYEH-roh, KEH-soh"],
  ["taxi, extranjero, excelente", "_tak_szi, ekszt", "TAHK-see, ehks-trahn-HEH-roh, ehk-seh-LEHN-teh"],
  ["dirección, piscina", "direk_szion_, pi_szi_na", "dee-rehk-SYOHN, pee-SEE-nah"],
  [
    "hotel, huevo, hielo, ahora, ahí",
    "o_tel_, _ue_bo, _je_lo, a_o_ra, a_i_",
    "oh-TEHL, WEH-boh, YEH-loh, ah-OH-rah, ah-EE",
  ],
  [
    "perro, carro, río, enfermo",
    "_pe_rro, _ka_rro, _ri_o, en_fer_mo",
    "PEH-rroh, KAH-rroh, REE-oh, ehn-FEHR-moh",
  ],
  [
    "hay, traiga, veinte, seis, hoy, muy",
    "aj, _traj_ga, _bejn_te, szejsz, oj, muj",
    "eye, TRY-gah, BAYN-teh, sayss, oy, mwee",
  ],
  ["auto, causa, euros", "_au_to, _kau_sza, _eu_rosz", "OW-toh, KOW-sah, EH-OO-rohs"],
  [
    "país, aeropuerto, oeste, leer",
    "pa_isz_, aero_puer_to, o_esz_te, le_er_",
    "pah-EES, ah-eh-roh-PWEHR-toh, oh-EHS-teh, leh-EHR",
  ],
  [
    "médico, autobús, baño, mañana",
    "_me_diko, auto_busz_, _ba_nyo, ma_nya_na",
    "MEH-dee-koh, ow-toh-BOOS, BAH-nyoh, mah-NYAH-nah",
  ],
  ["habla inglés", "_a_bla in_glesz_", "AH-blah een-GLEHS"],
  ["instante, transporte, perspectiva", "insz_tan_te", "eens-TAHN-teh, trahns-POHR-teh, pehrs-pehk-TEE-bah"],
  [
    "Ollantaytambo, Paraguay, ciudad",
    "ojantaj_tam_bo, para_guaj_, sziu_dad_",
    "oh-yahn-ty-TAHM-boh, pah-rah-GWY, syoo-DAHD",
  ],
  ["wifi", "_uaj_faj", "WY-fy"],
])("%s", (spanish, hungarian, english) => {
  expect(englishPronunciation(spanish)).toBe(english);
  expect(hungarianPronunciation(spanish)).toContain(hungarian);
});
