import { expect, test } from 'vitest'
import { easeOf, englishEaseOf, hardest, namesIn, readingAge } from './ease.ts'
import { sentencesOf } from './prose.ts'

test('only sentences are measured: no heading, label, drawing or citation', () => {
  const html =
    '<header><p>Not here.</p></header><main id="main"><h1>Help.</h1><svg><path d="M0"></path><text>No.</text></svg>' +
    '<ul><li>Call <a href="tel:112">112</a> now. It costs 2.5 rupees.</li><li>A label</li></ul>' +
    '<p>A study says so.</p><p>Source: <span lang="en">Robins, 2014.</span></p><div lang="en"><p>Foreign.<br>Still.</p></div>' +
    '<p>You&#x27;re done.</p></main>'
  expect(sentencesOf(html)).toEqual(['Call 112 now.', 'It costs 2.5 rupees.', 'A study says so.', "You're done."])
})

test('a Hindi or Punjabi sentence ends at its own full stop', () => {
  expect(sentencesOf('<main><p>यह एक वाक्य है। यह दूसरा है।</p><p>ਇਹ ਹੈ। ਹੋਰ?</p></main>')).toHaveLength(4)
  expect(easeOf(['यह एक वाक्य है।', 'यह दूसरा है।'])).toEqual({ sentences: 2, wordsPerSentence: 3.5, longest: 4 })
})

test('short sentences of short words are easier than long ones of long words', () => {
  const grade = (...sentences: string[]) => englishEaseOf(sentences, new Set()).grade ?? NaN
  expect(grade('The cat sat on the mat.', 'It was warm.')).toBeLessThan(1)
  expect(
    grade('Multidisciplinary developmental evaluation necessitates considerable institutional coordination.'),
  ).toBeGreaterThan(20)
  // Published formula: 0.39 words a sentence + 11.8 syllables a word - 15.59.
  expect(grade('The table is in the garden.')).toBeCloseTo(0.39 * 6 + 11.8 * (8 / 6) - 15.59, 5)
})

test('the hardest page is for a reading age of 11, which is grade 6', () => {
  expect(readingAge(hardest.grade)).toBe(11)
})

test('names do not count', () => {
  const sentences = ['You can ask in Hoshiarpur.', 'Ask a doctor.', 'You can ask Ankur.', "Ankur's page is free."]
  const names = namesIn(sentences)
  expect([...names].toSorted()).toEqual(['Ankur', 'Hoshiarpur'])
  expect(englishEaseOf(sentences, names).grade).toBe(
    englishEaseOf(['You can ask in.', 'Ask a doctor.', 'You can ask.', 'Page is free.'], names).grade,
  )
})
