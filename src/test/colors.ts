/* Colour arithmetic for tests: WCAG contrast, and how colours look to people with a colour-vision deficiency. */

type Triple = readonly [number, number, number];

/** @param hex `#rrggbb`. @returns red, green and blue in linear light, each 0-1. */
function linear(hex: string): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`"${hex}" is not a colour of the form #rrggbb.`);
  return [channel(1), channel(3), channel(5)];
}

function times(rows: readonly Triple[], [x, y, z]: Triple): Triple {
  const [a = 0, b = 0, c = 0] = rows.map(([p, q, r]) => p * x + q * y + r * z);
  return [a, b, c];
}

function luminance(hex: string): number {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @returns the contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Machado, Oliveira and Fernandes (2009), full severity, on linear light. */
const deficiencies = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly Triple[]>;

export type Vision = 'full colour vision' | keyof typeof deficiencies;
export const visions: readonly Vision[] = ['full colour vision', 'protanopia', 'deuteranopia', 'tritanopia'];

const toXyz: readonly Triple[] = [
  [0.4124, 0.3576, 0.1805],
  [0.2126, 0.7152, 0.0722],
  [0.0193, 0.1192, 0.9505],
];

function lab(rgb: Triple): Triple {
  const [x, y, z] = times(toXyz, rgb);
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** @returns how far apart two colours look (CIE76; 2 is just noticeable, 20 is plainly different). */
export function difference(one: string, other: string, vision: Vision): number {
  const seen = (hex: string) => {
    const rgb = linear(hex);
    if (vision === 'full colour vision') return lab(rgb);
    const [r, g, b] = times(deficiencies[vision], rgb);
    const clamp = (value: number) => Math.min(1, Math.max(0, value));
    return lab([clamp(r), clamp(g), clamp(b)]);
  };
  const [a, b] = [seen(one), seen(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
