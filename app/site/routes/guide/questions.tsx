import { lineText } from "#content/documents/line.ts";
import { questionsData } from "#app/site/metadata/structured-data.tsx";
import { pagePath } from "#i18n/addresses.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { useGuideText } from "#app/site/guide/use-guide-text.ts";
import { GuideRoute, loadGuideOfWords } from "#app/site/routes/guide/guide-route.tsx";
import { pageHeaders } from "#app/page-headers.ts";
import type { Route } from "./+types/questions";

export const loader = loadGuideOfWords;
export const clientLoader = loadGuideOfWords;

export { pageHeaders as headers };

export default function QuestionsRoute({ loaderData }: Route.ComponentProps) {
  const path = pagePath("questions", useLanguage());
  const questions = useGuideText(loaderData.text)
    .sections.flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === "questions" ? block.items : []))
    .map(({ id, question, answer }) => ({ id, question, answer: answer.map(lineText).join(" ") }));
  return <GuideRoute loaded={loaderData} things={(site) => [questionsData(site, path, questions)]} />;
}
