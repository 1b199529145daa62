/** Answers an act anywhere on the page, even while React, which takes over its part of the page, lets it through to nobody else. */
export function answerFirst<Type extends keyof DocumentEventMap>(
  type: Type,
  answer: (event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, answer, true);
}
