/** A section is current when it reaches the upper third of the window. */
const readingArea = "0px 0px -66% 0px";

let observer: IntersectionObserver | undefined;

/** Marks in a page's contents the section that is being read. */
export function markCurrentSection(): void {
  observer?.disconnect();
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-contents] a")];
  const seen = new Set<Element>();
  const sections = links.map((link) => document.getElementById(link.hash.slice(1)));
  observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      const current = sections.findLastIndex((section) => section && seen.has(section));
      links.forEach((link, index) => {
        link.ariaCurrent = index === current ? "location" : null;
      });
    },
    { rootMargin: readingArea },
  );
  for (const section of sections) if (section) observer.observe(section);
}
