/** Reed-Solomon error correction over GF(256) with the polynomial 0x11D, as QR codes use it. */

function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((other >> bit) & 1) * one
  }
  return product
}

/** The product of this many (x - 2^i), without its leading 1. */
function generator(degree: number): number[] {
  const terms: number[] = [...Array.from({ length: degree - 1 }, () => 0), 1]
  let root = 1
  for (let step = 0; step < degree; step++) {
    terms.forEach((term, place) => (terms[place] = multiply(term, root) ^ (terms[place + 1] ?? 0)))
    root = multiply(root, 2)
  }
  return terms
}

/** The remainder of the data divided by the generator. */
export function correctionOf(data: readonly number[], count: number): number[] {
  const divisor = generator(count)
  let rest: number[] = Array.from({ length: count }, () => 0)
  for (const word of data) {
    const factor = word ^ (rest[0] ?? 0)
    rest = divisor.map((term, place) => multiply(term, factor) ^ (rest[place + 1] ?? 0))
  }
  return rest
}
