import { expect, test, vi } from 'vitest'

const names = ['toReversed', 'toSorted', 'toSpliced', 'with'] as const

test('polyfilled array methods return a changed copy and do not change the array', async () => {
  const own = names.map((name) => [name, Object.getOwnPropertyDescriptor(Array.prototype, name)] as const)
  try {
    for (const name of names) Reflect.deleteProperty(Array.prototype, name)
    expect('toSorted' in Array.prototype).toBe(false)
    vi.resetModules()
    await import('./newer-arrays.ts')

    const letters = ['b', 'c', 'a']
    expect(letters.toReversed()).toEqual(['a', 'c', 'b'])
    expect(letters.toSorted()).toEqual(['a', 'b', 'c'])
    expect([2, 10, 1].toSorted((one, other) => other - one)).toEqual([10, 2, 1])
    expect(letters.toSpliced(1, 1, 'x', 'y')).toEqual(['b', 'x', 'y', 'a'])
    expect(letters.with(-1, 'z')).toEqual(['b', 'c', 'z'])
    expect(letters).toEqual(['b', 'c', 'a'])
    expect(Object.keys(letters)).toEqual(['0', '1', '2'])
  } finally {
    for (const [name, descriptor] of own) if (descriptor) Object.defineProperty(Array.prototype, name, descriptor)
  }
})
