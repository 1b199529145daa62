import { expect, test } from "vitest";
import { wayPath, type WayPairId } from "#content/facts/ways/way-pairs.ts";
import type { Language } from "#i18n/languages.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const { openTestServer } = shareTestServers();

const asked: Record<Language, Record<string, WayPairId>> = {
  hu: {
    "cuscóból punóba": "cusco-puno",
    "busz cusco puno": "cusco-puno",
    "punóból cuscóba": "cusco-puno",
    "hogyan jutok el limából cuscóba": "lima-cusco",
    "limából huarazba busz": "lima-huaraz",
    "arequipából punóba": "arequipa-puno",
    "cuscóból ollantaytambóba": "cusco-ollantaytambo",
    "repülő limából iquitosba": "lima-iquitos",
    "éjszakai busz nazca arequipa": "nazca-arequipa",
    "cajamarcából chachapoyasba": "chachapoyas-cajamarca",
  },
  en: {
    "bus cusco puno": "cusco-puno",
    "puno to cusco": "cusco-puno",
    "how to get from lima to cusco": "lima-cusco",
    "bus lima huaraz": "lima-huaraz",
    "arequipa to puno bus": "arequipa-puno",
    "lima to paracas": "lima-paracas",
    "flight lima iquitos": "lima-iquitos",
    "lima to mancora": "lima-mancora",
    "cusco to puerto maldonado bus": "cusco-puerto-maldonado",
    "chachapoyas to cajamarca bus": "chachapoyas-cajamarca",
  },
  es: {
    "cómo ir de cusco a puno": "cusco-puno",
    "bus cusco puno": "cusco-puno",
    "camión cusco puno": "cusco-puno",
    "de lima a huaraz en bus": "lima-huaraz",
    "cómo llegar a huacachina desde lima": "lima-huacachina",
    "de arequipa a puno": "arequipa-puno",
    "vuelo lima trujillo": "lima-trujillo",
    "autobús lima arequipa": "lima-arequipa",
    "colectivo cusco pisac": "cusco-pisac",
    "de chachapoyas a cajamarca": "chachapoyas-cajamarca",
  },
};

test("who names two places finds the page of the ways between them first", async () => {
  const { api } = await openTestServer();
  for (const language of ["hu", "en", "es"] as const) {
    const found = await Promise.all(
      Object.keys(asked[language]).map(async (q) => {
        const { results } = await api.search(language, { q });
        return [q, results[0]?.path];
      }),
    );
    expect(found).toEqual(Object.entries(asked[language]).map(([q, pair]) => [q, wayPath(pair, language)]));
  }
});

test("who names one place alone is led to the place before the ways to it", async () => {
  const { api } = await openTestServer();
  for (const language of ["hu", "en", "es"] as const) {
    for (const q of ["paracas", "iquitos", "huaraz", "puno", "arequipa", "cusco"]) {
      const { results } = await api.search(language, { q });
      expect(results[0]?.path, `${language} ${q}`).not.toContain(
        wayPath("lima-cusco", language).replace("lima-cusco", ""),
      );
    }
  }
});
