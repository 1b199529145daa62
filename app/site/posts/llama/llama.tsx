import { useId } from "react";
import ink from "./llama.module.css";
import walk from "./llama-walk.module.css";

/** Faces right in a disc of diameter 224; ridges and grass move behind it. */
export function Llama() {
  const disc = useId();
  return (
    <svg viewBox="0 0 240 240" aria-hidden="true" className={`${ink.drawing} ${walk.drawing}`}>
      <clipPath id={disc}>
        <circle cx="120" cy="120" r="112" />
      </clipPath>
      <g clipPath={`url(#${disc})`}>
        <path className={ink.sky} d="M0 0h240v240H0z" />
        <circle className={ink.sun} cx="68" cy="72" r="27" />
        <path
          className={`${ink.farRidge} ${walk.farRidge}`}
          d="M0 146l26-34 16 16 30-52 22 30 14-14 40 46 24-28 28 18 26-16 16 16 30-52 22 30 14-14 40 46 24-28 28 18 26-16 16 16v90H0z"
        />
        <path
          className={`${ink.ridge} ${walk.ridge}`}
          d="M0 158q24-34 52-10 26-38 60-4 24-22 44 2 20-18 44 12 24-34 52-10 26-38 60-4 24-22 44 2 20-18 44 12 24-34 52-10v60H0z"
        />
        <path className={ink.ground} d="M0 186q60-8 120-2t120-2v60H0z" />
        <path className={`${ink.grass} ${walk.grass}`} d={[20, 96, 170, 260, 336, 410].map(tuft).join("")} />
      </g>
      <g transform="translate(8 13) scale(.94)">
        <ellipse className={ink.shadow} cx="112" cy="205" rx="62" ry="5" />
        <path
          className={`${ink.dust} ${walk.dust}`}
          d="M52 201a6 6 0 1 1 12 0 6 6 0 1 1-12 0M45 203a4 4 0 1 1 8 0 4 4 0 1 1-8 0"
        />
        <g className={walk.llama}>
          <Leg end={walk.hind} step={walk.third} x={14} />
          <Leg end={walk.fore} step={walk.fourth} x={-13} />
          <path
            className={`${ink.tail} ${walk.tail}`}
            d="M64 118q-2-14-13-12-6-6-12 0-8 1-6 9-6 5-2 11-4 8 4 10 2 8 9 5 8 2 8-7 8-2 12-16z"
          />
          <Leg end={walk.hind} />
          <Leg end={walk.fore} step={walk.second} />
          <path
            className={ink.wool}
            d="M56 126q2-20 24-20 36-4 76 0 18 4 20 24 1 14-6 21-5 8-14 4-5 8-14 3-6 8-15 2-7 7-15 1-7 7-15 1-7 6-14 0-8 5-14-2-9 2-12-6-7-4-5-12-5-8 4-16z"
          />
          <path className={ink.curl} d="M62 128q6 6 12 0M66 144q6 6 12 0M152 136q6 6 12 0M146 149q6 6 12 0" />
          <g transform="translate(-8)">
            <path className={ink.cloth} d="M84 102q26-5 54 0 6 22 4 44-30 6-60 0-3-22 2-44z" />
            <path className={ink.gold} d="M83.5 110q29 5 56 0M81 140q31 6 61 0" />
            <path className={ink.blue} d="M82.5 118q29 5 58 0M81 132q31 6 61 0" />
            <path
              className={ink.light}
              d="M86 126l5-4 5 4-5 4zM99.5 127l5-4 5 4-5 4zM113 127l5-4 5 4-5 4zM126.5 126l5-4 5 4-5 4z"
            />
            <path
              className={`${ink.gold} ${ink.tassels} ${walk.tassels}`}
              d="M84 147v8m8-7v8m8-7.5v8m8-8v8m8-8v8m8-8v8m8-8.5v8m8-9v8"
            />
          </g>
          <Neck />
        </g>
      </g>
    </svg>
  );
}

interface LegProps {
  end: string | undefined;
  /** Class that delays the leg's step: the legs move one after the other. */
  step?: string;
  /** Distance from the near leg of the pair, in units of the drawing. */
  x?: number;
}

function Leg({ end, step = "", x = 0 }: LegProps) {
  const isHind = end === walk.hind;
  const wool = x === 0 ? ink.wool : ink.far;
  return (
    <g transform={`translate(${x})`} className={`${end} ${step} ${wool}`}>
      <g className={walk.leg}>
        <path
          d={
            isHind
              ? "M60 132q20-6 34 6 0 20-12 34l-12-2q-14-18-10-38z"
              : "M144 136q16-4 24 2 1 20-7 34h-12q-8-18-5-36z"
          }
        />
        <path
          className={walk.shin}
          d={
            isHind
              ? "M69 165q8-3 13 2-2 17 0 28l5 5q1 4-3 4h-12q0-20-4-26-2-7 1-13z"
              : "M148 164q7-8 15 0-4 16-3 31l5 5q1 4-3 4h-12q0-20-2-24-1-8 0-16z"
          }
        />
      </g>
    </g>
  );
}

function Neck() {
  return (
    <g className={walk.neck}>
      <path
        className={ink.wool}
        d="M134 122q6-1 9-9 6-4 4-12 4-6 2-13 3-8 1-14 1-18 9-30l22 4q2 12-4 24 3 6 0 12 4 6 1 13 5 7 1 14 5 7 1 14 2 8-4 12-10 10-26 4-13-7-16-19z"
      />
      <path className={ink.curl} d="M154 100q5 5 10 0M163 114q5 5 10 0" />
      <g className={walk.head}>
        <path className={ink.far} d="M166 38q-6-26 9-41 5 6 3 15-3 13-3 26z" />
        <g className={walk.ear}>
          <path className={ink.wool} d="M153 42q-11-20-4-36 4-8 12-9-3 8-1 15 4 12 6 30z" />
          <path className={ink.pink} d="M155 35q-7-14-3-26 2-4 5-6-2 6-1 12 2 8 4 20z" />
        </g>
        <path
          className={ink.wool}
          d="M151 52q-5-7 1-12-1-8 7-9 3-7 10-4 8-2 9 6 5 1 5 6 8 2 15 7 8 2 9 9 0 7-7 8-14 6-26 5-18-2-23-16z"
        />
        <path className={ink.far} d="M190 45q16 2 17 9 1 8-8 9-10 2-13-7 0-6 4-11z" />
        <path className={`${ink.jaw} ${walk.jaw}`} d="M206 58q-7 4-13 0M201 49l4 1" />
        <g className={`${ink.eye} ${walk.eye}`}>
          <ellipse cx="176" cy="47" rx="3.8" ry="4.4" />
          <path d="M169 45q6-8 13-1M180 42l4-2M176 40.5l2-3" />
          <circle className={ink.glint} cx="177.4" cy="45.4" r="1.3" />
        </g>
        <path className={ink.strap} d="M187 43q-4 10 0 20M186 57h-30" />
      </g>
      <path className={ink.collar} d="M149 74q14 7 27 3" />
      <path className={`${ink.gold} ${ink.tassels} ${walk.bells}`} d="M156 77v9m8-7v10m8-10v9" />
    </g>
  );
}

function tuft(x: number, index: number): string {
  return `M${x} ${index % 3 === 1 ? 222 : 206}l-5-10 5 4 1-8 3 8 5-5-4 11z`;
}
