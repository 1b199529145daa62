/** Listens in the capture phase, so that the page script answers an event even where React stops it. */
export function answerFirst<Type extends keyof DocumentEventMap>(
  type: Type,
  answer: (event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, answer, true);
}
