/** "Ask and wait": questions queue; a visible sprite asks in a bubble. */
import { clearBubble, speak } from './actor.ts'
import type { Actor, Machine, Thread } from './state.ts'
import { wake } from './threads.ts'

export function ask(thread: Thread, text: string): void {
  const { machine } = thread.actor
  machine.questions.push({ text, actor: thread.actor, thread, isInBubble: thread.actor.visible && !thread.actor.isStage })
  if (machine.questions.length === 1) askFirst(machine)
}

/** Answers the current question. */
export function answer(machine: Machine, text: string): void {
  // As in Scratch, the answer is stored even without a question.
  machine.answer = text
  const question = machine.questions.shift()
  if (!question) return
  if (question.isInBubble) clearBubble(question.actor)
  wake(question.thread)
  askFirst(machine)
}

/** A stopped actor's questions are removed; the next question in the queue is shown. */
export function dropQuestionsOf(actor: Actor): void {
  const { questions } = actor.machine
  if (!questions.some((each) => each.actor === actor)) return
  const wasAsking = questions[0]?.actor === actor
  const left = questions.filter((each) => each.actor !== actor)
  questions.splice(0, questions.length, ...left)
  if (!wasAsking) return
  clearBubble(actor)
  if (left.length > 0) askFirst(actor.machine)
  else actor.machine.lastQuestion = null
}

export function clearQuestions(machine: Machine): void {
  machine.lastQuestion = null
  machine.questions.length = 0
}

function askFirst(machine: Machine): void {
  const question = machine.questions[0]
  if (!question) return
  if (question.isInBubble) speak(question.actor, 'say', question.text)
  machine.lastQuestion = question.isInBubble ? '' : question.text
}
