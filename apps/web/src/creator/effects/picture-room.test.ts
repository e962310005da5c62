import { expect, test } from 'vitest'
import { pictureRoom } from './picture-room.ts'

/** Ten by ten points are 400 bytes; Node draws none of them. */
const canvas = () => ({ width: 10, height: 10, getContext: () => ({ getImageData: () => ({}) }) }) as unknown as HTMLCanvasElement

test('where there is no more room, the picture goes that was used the longest ago', () => {
  const room = pictureRoom(800)
  for (const key of ['cat', 'duck', 'unicorn']) room.keep(key, canvas())
  room.nextFrame()
  room.find('cat')
  room.makeRoom()
  expect(['cat', 'duck', 'unicorn'].filter((key) => room.find(key))).toEqual(['cat', 'unicorn'])
})

test('what the frame shows stays, however much it is; read points count as much as their picture', () => {
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
