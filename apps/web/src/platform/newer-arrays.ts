/** Polyfills for array methods that we use and Chrome 109 lacks; Chrome 110 has them. */
const methods = {
  toReversed(this: unknown[]) {
    return [...this].reverse()
  },
  toSorted(this: unknown[], compare?: (one: unknown, other: unknown) => number) {
    return [...this].sort(compare)
  },
  toSpliced(this: unknown[], ...change: [number, number, ...unknown[]]) {
    const copy = [...this]
    copy.splice(...change)
    return copy
  },
  with(this: unknown[], index: number, value: unknown) {
    const copy = [...this]
    copy[index < 0 ? copy.length + index : index] = value
    return copy
  },
}

for (const [name, value] of Object.entries(methods)) {
  if (!(name in Array.prototype)) Object.defineProperty(Array.prototype, name, { value, configurable: true, writable: true })
}

export {}
