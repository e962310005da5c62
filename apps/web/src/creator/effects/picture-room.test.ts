import { expect, test } from 'vitest'
import { pictureRoom } from './picture-room.ts'

/** Ten by ten pixels are 400 bytes; Node renders none of them. */
const canvas = () => ({ width: 10, height: 10, getContext: () => ({ getImageData: () => ({}) }) }) as unknown as HTMLCanvasElement

test('when the cache is full, the least recently used picture is removed', () => {
  const room = pictureRoom(800)
  for (const key of ['cat', 'duck', 'unicorn']) room.keep(key, canvas())
  room.nextFrame()
  room.find('cat')
  room.makeRoom()
  expect(['cat', 'duck', 'unicorn'].filter((key) => room.find(key))).toEqual(['cat', 'unicorn'])
})

test('pictures of the current frame stay, whatever their size; pixel data counts as much as its picture', () => {
  const room = pictureRoom(800)
  for (const key of ['cat', 'duck', 'unicorn']) room.keep(key, canvas())
  room.makeRoom()
  expect(room.find('cat')).toBeDefined()

  room.clear()
  room.pixelsOf(room.keep('cat', canvas()))
  room.keep('duck', canvas())
  room.nextFrame()
  room.makeRoom()
  expect(room.find('cat')).toBeUndefined()
  expect(room.find('duck')).toBeDefined()
})
