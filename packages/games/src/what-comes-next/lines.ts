/** Lines of a day whose order has a reason, and pictures that clearly do not belong to them. */
import type { ThingName } from '../face.ts'

export interface DayLine {
  readonly order: readonly ThingName[]
  /** Pictures that do not belong in this line at any position. */
  readonly astray: readonly ThingName[]
  /** Bath and eating in the morning: their order is a habit of the family. */
  readonly isHabit?: true
}

export const twos: readonly DayLine[] = [
  { order: ['socks', 'shoes'], astray: ['sleep', 'bath'] },
  { order: ['toilet', 'wash_hands'], astray: ['shoes', 'school'] },
  { order: ['wake_up', 'brush'], astray: ['sleep', 'home'] },
  { order: ['bucket', 'bath'], astray: ['school', 'shoes'] },
  { order: ['bath', 'dress'], astray: ['auto', 'shoes'] },
  { order: ['bath', 'comb'], astray: ['auto', 'sleep'] },
  { order: ['making_roti', 'eat'], astray: ['bath', 'sleep'] },
  { order: ['auto', 'school'], astray: ['bath', 'brush'] },
  { order: ['school', 'home'], astray: ['wake_up', 'brush'] },
]

export const threes: readonly DayLine[] = [
  { order: ['bucket', 'bath', 'dress'], astray: ['school', 'auto'] },
  { order: ['bath', 'dress', 'comb'], astray: ['auto', 'sleep'] },
  { order: ['school', 'home', 'play'], astray: ['wake_up', 'brush'] },
  { order: ['wake_up', 'toilet', 'wash_hands'], astray: ['sleep', 'shoes'] },
  { order: ['toilet', 'wash_hands', 'eat'], astray: ['shoes', 'sleep'] },
  { order: ['socks', 'shoes', 'auto'], astray: ['bath', 'sleep'] },
  { order: ['auto', 'school', 'home'], astray: ['wake_up', 'bath'] },
  { order: ['wake_up', 'bath', 'eat'], astray: ['sleep', 'shoes'], isHabit: true },
]

export const fours: readonly DayLine[] = [
  { order: ['bucket', 'bath', 'dress', 'school'], astray: ['sleep', 'wake_up'] },
  { order: ['wake_up', 'toilet', 'wash_hands', 'eat'], astray: ['sleep', 'shoes'] },
  { order: ['socks', 'shoes', 'auto', 'school'], astray: ['bath', 'sleep'] },
  { order: ['shoes', 'auto', 'school', 'home'], astray: ['wake_up', 'bath'] },
  { order: ['wake_up', 'bath', 'eat', 'school'], astray: ['sleep', 'home'], isHabit: true },
]

/** May frighten a child: used only if an adult added them. */
export const visitLines: Readonly<Record<2 | 3 | 4, DayLine>> = {
  2: { order: ['auto', 'doctor'], astray: ['sleep', 'bath'] },
  3: { order: ['auto', 'doctor', 'home'], astray: ['wake_up', 'bath'] },
  4: { order: ['shoes', 'auto', 'doctor', 'home'], astray: ['wake_up', 'bath'] },
}
