/** A sound of Latin American Spanish: `rr` is the rolled r, `h` the sound of j, `y` that of ll too. */
type Consonant = string;

type Vowel = "a" | "e" | "i" | "o" | "u";

export interface Syllable {
  onset: Consonant[];
  /** The i of “bien”, the u of “bueno”. */
  glide: "i" | "u" | "";
  nucleus: Vowel;
  /** The i of “hay”, the u of “auto”. */
  tail: "i" | "u" | "";
  coda: Consonant[];
  /** Never in a word of one syllable, which has nothing to tell apart. */
  isStressed: boolean;
}

type Sound = { vowel: Vowel; hasAccent: boolean } | { consonant: Consonant };

type HeldVowel = Extract<Sound, { vowel: Vowel }>;

/** The sounds in the order in which they are tried; an empty list is silent. */
const spellings: [RegExp, Consonant[]][] = [
  [/ch/y, ["ch"]],
  [/sh/y, ["sh"]],
  [/ll/y, ["y"]],
  [/rr/y, ["rr"]],
  [/^r/y, ["rr"]],
  [/qu(?=[eiéí])/y, ["k"]],
  [/gu(?=[eiéí])/y, ["g"]],
  [/g(?=[eiéí])|j/y, ["h"]],
  [/sc(?=[eiéí])|c(?=[eiéí])|[sz]/y, ["s"]],
  [/xc(?=[eiéí])|x/y, ["k", "s"]],
  [/hu(?=[aeioáéó])|w/y, ["w"]],
  [/hi(?=[aeoáéó])|y(?=[aeiouáéíóú])/y, ["y"]],
  [/h/y, []],
  [/ñ/y, ["ny"]],
  [/v/y, ["b"]],
  [/[cqk]/y, ["k"]],
];

const accents: Record<string, Vowel> = { á: "a", é: "e", í: "i", ó: "o", ú: "u" };
const vowels: Record<string, Vowel> = { a: "a", e: "e", i: "i", o: "o", u: "u", ü: "u", y: "i" };

/** Two consonants that begin a syllable together. */
const clusters = /^[pbtdkgf]r$|^[pbkgf]l$/;

/** Syllables of one word, with the seseo, ll as y, and the stress as the spelling rules have it. */
export function syllablesOf(word: string): Syllable[] {
  const spelt = word.toLowerCase().normalize("NFC");
  const syllables = joinSounds(soundsOf(spelt));
  const accented = syllables.findIndex(({ hasAccent }) => hasAccent);
  const stressed = accented < 0 ? syllables.length - (/[aeiouns]$/.test(spelt) ? 2 : 1) : accented;
  return syllables.map(({ hasAccent: _, ...syllable }, index) => ({
    ...syllable,
    isStressed: index === stressed && syllables.length > 1,
  }));
}

function soundsOf(word: string): Sound[] {
  const sounds: Sound[] = [];
  let at = 0;
  while (at < word.length) {
    const spelling = spellings.find(([pattern]) => matchesAt(pattern, word, at));
    const letter = word.charAt(at);
    if (spelling) {
      const [pattern, consonants] = spelling;
      at = pattern.lastIndex;
      sounds.push(...consonants.map((consonant) => ({ consonant })));
      continue;
    }
    const vowel = accents[letter] ?? vowels[letter];
    sounds.push(vowel ? { vowel, hasAccent: letter in accents } : { consonant: letter });
    at += 1;
  }
  return sounds;
}

function matchesAt(pattern: RegExp, word: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(word);
}

interface OpenSyllable extends Omit<Syllable, "isStressed"> {
  hasAccent: boolean;
}

function joinSounds(sounds: Sound[]): OpenSyllable[] {
  const syllables: OpenSyllable[] = [];
  let between: Consonant[] = [];
  for (let at = 0; at < sounds.length; at += 1) {
    const sound = sounds[at];
    if (!sound) break;
    if ("consonant" in sound) {
      between.push(sound.consonant);
      continue;
    }
    const held = vowelsFrom(sounds, at);
    const last = syllables.at(-1);
    const onset = last ? onsetOf(between) : between;
    last?.coda.push(...between.slice(0, between.length - onset.length));
    syllables.push({ onset, ...nucleusOf(held), coda: [] });
    between = [];
    at += held.length - 1;
  }
  syllables.at(-1)?.coda.push(...between);
  return syllables;
}

const isWeak = (sound: Sound | undefined): boolean =>
  sound !== undefined && "vowel" in sound && !sound.hasAccent && (sound.vowel === "i" || sound.vowel === "u");

/** The vowels of one syllable: an unaccented i or u joins its neighbour, two others stand apart. */
function vowelsFrom(sounds: Sound[], at: number): HeldVowel[] {
  const next = (offset: number) => {
    const sound = sounds[at + offset];
    return sound && "vowel" in sound ? sound : undefined;
  };
  const hasGlide = isWeak(sounds[at]) && next(1) !== undefined;
  const size = hasGlide ? 2 : 1;
  const tail = next(size);
  const hasTail = isWeak(tail) && next(size - 1)?.vowel !== tail?.vowel && !isGlideOfNext(sounds, at + size);
  // Safe cast: those counted are vowels.
  return sounds.slice(at, at + size + (hasTail ? 1 : 0)) as HeldVowel[];
}

/** After a vowel an i or u before another vowel begins the next syllable. */
function isGlideOfNext(sounds: Sound[], at: number): boolean {
  const after = sounds[at + 1];
  return after !== undefined && "vowel" in after;
}

function nucleusOf(held: HeldVowel[]): Pick<OpenSyllable, "glide" | "nucleus" | "tail" | "hasAccent"> {
  const hasGlide = isWeak(held[0]) && held.length > 1;
  const [nucleus, tail] = hasGlide ? held.slice(1) : held;
  // Safe casts: only i and u are weak, and there is always a nucleus.
  return {
    glide: (hasGlide ? held[0]?.vowel : "") as Syllable["glide"],
    nucleus: nucleus?.vowel as Vowel,
    tail: (tail?.vowel ?? "") as Syllable["tail"],
    hasAccent: held.some(({ hasAccent }) => hasAccent),
  };
}

function onsetOf(between: Consonant[]): Consonant[] {
  const pair = between.slice(-2);
  return clusters.test(pair.join("")) ? pair : between.slice(-1);
}
