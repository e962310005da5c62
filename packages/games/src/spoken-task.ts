/** The task of a round and, at its end, what the child did: `do_stack_up` and `did_stack_up` with these values. */
import type { SayingKey, Value } from './sayings/saying.ts'

export interface SpokenTask {
  readonly task: Task
  readonly values: Readonly<Record<string, Value>>
}

/** A task without its `did_` sentence is a compile error at its use. */
export type Task = SayingKey extends infer Key ? (Key extends `do_${infer Name}` ? Name : never) : never
