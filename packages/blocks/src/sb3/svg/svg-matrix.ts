/** The transformation of a part of a drawing. */
export interface Matrix {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly f: number
}

export const identity: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }

export function multiply(one: Matrix, other: Matrix): Matrix {
  return {
    a: one.a * other.a + one.c * other.b,
    b: one.b * other.a + one.d * other.b,
    c: one.a * other.c + one.c * other.d,
    d: one.b * other.c + one.d * other.d,
    e: one.a * other.e + one.c * other.f + one.e,
    f: one.b * other.e + one.d * other.f + one.f,
  }
}

/** The scale of line widths, averaged over both directions. */
export function scaleOf({ a, b, c, d }: Matrix): number {
  const across = Math.hypot(a, b)
  const down = across === 0 ? Math.hypot(c, d) : Math.abs(a * d - b * c) / across
  return Math.sqrt((across * across + down * down) / 2)
}

export function transformFrom(text = ''): Matrix {
  let matrix = identity
  for (const [, command = '', inside = ''] of text.matchAll(/\b(\w+)\s*\(([^()]*)\)/g)) {
    const values = inside
      .split(/[\s,]+/)
      .filter((each) => each !== '')
      .map(Number)
    if (values.every(Number.isFinite)) matrix = multiply(matrix, matrixOf(command, values))
  }
  return matrix
}

function matrixOf(command: string, [first = 0, second, third = 0, fourth = 1, fifth = 0, sixth = 0]: number[]): Matrix {
  const radians = (first * Math.PI) / 180
  switch (command) {
    case 'matrix':
      return { a: first, b: second ?? 0, c: third, d: fourth, e: fifth, f: sixth }
    case 'translate':
      return { ...identity, e: first, f: second ?? 0 }
    case 'scale':
      return { ...identity, a: first, d: second ?? first }
    case 'rotate': {
      const turn = { a: Math.cos(radians), b: Math.sin(radians), c: -Math.sin(radians), d: Math.cos(radians), e: 0, f: 0 }
      const [x, y] = [second ?? 0, third]
      return multiply(multiply({ ...identity, e: x, f: y }, turn), { ...identity, e: -x, f: -y })
    }
    case 'skewX':
      return { ...identity, c: Math.tan(radians) }
    case 'skewY':
      return { ...identity, b: Math.tan(radians) }
    default:
      return identity
  }
}
