const hash = "0123456789abcdef0123456789abcdef";

const names =
  `p p div h1 h2 blockquote blockquote ul ul ol ol li li li span b strong i em u s del a a pre br img
  iframe table table tr tr td td th caption thead figure figcaption small cite aside div hr section`.split(
    /\s+/,
  );
const rareNames = "svg math script style template textarea title noscript form x-y select option xmp".split(
  " ",
);

const attributes = [
  'class="ql-indent-1"',
  'class="ql-indent-8 ql-align-center"',
  "class=indent-3",
  'class="ql-code-block-container"',
  'class="ql-code-block"',
  "class=tip",
  'class="warning"',
  'class="gallery"',
  'role="presentation"',
  "colspan=3",
  'rowspan="2"',
  'data-list="bullet"',
  'data-list="ordered"',
  'href="https://a.test/?x=1&amp;y=2"',
  'href="/hu/blog"',
  "href=javascript:alert(1)",
  'href="//evil.test"',
  'src="https://youtu.be/dQw4w9WgXcQ?t=5"',
  'src="https://a.test/b.png"',
  'src="data:image/png;base64,AAAA"',
  `src="/media/${hash}/640.webp" width=800 height=600`,
  "alt='a\"b<c>'",
  'onerror="alert(1)"',
  'style="font-weight:normal"',
  "=",
  '"',
  "/",
];

const texts =
  `Lima Cusco 10\u00a0km a&nbsp;b &nbsp; &nbsp;&nbsp; &lt;b&gt; &amp;lt; &#0; &#xfeff; \ufeff \u200b \u0000 \u2028
  " ' < > </ <!-- --> <![CDATA[ ]]> & <! \ud83d\ude00 \ud83d ő <3`
    .split(/[ \n]+/)
    .concat(" ", "  ", "\n", "\t\r\n", "\u00a0");

/** Numbers from 0 up to 1, the same row for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Tag soup: elements in each other, some never closed, some closed twice; the same for the same seed. */
export function randomMarkup(seed: number): string {
  const next = randomNumbers(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T; // never past the end
  const several = (most: number, make: () => string) =>
    Array.from({ length: Math.floor(next() * (most + 1)) }, make).join("");

  function piece(depth: number): string {
    if (next() < 0.4 || depth > 7) return several(2, () => pick(texts));
    const name = pick(next() < 0.03 ? rareNames : names);
    const own = several(2, () => ` ${pick(attributes)}`);
    const ending = next();
    const content = several(4, () => piece(depth + 1));
    if (ending < 0.06) return `<${name}${own}>${content}`;
    if (ending < 0.08) return `<${name}${own}${content}`;
    return `<${name}${own}>${content}</${ending < 0.12 ? pick(names) : name}>`;
  }

  return several(8, () => piece(0));
}
