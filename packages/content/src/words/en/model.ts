/** What is said of an AI model, before a family agrees to it and after. */
export const model = {
  title: 'Have it in other words',
  offer: 'An AI model can put some of these lines in simpler words. It never changes the result, the count or the next steps.',
  sent: 'We send it our own lines about what your child does, what to talk about and what to play. They follow from your answers. It gets no name, date or age.',
  checked: 'We show its words only if they pass our checks. If not, our own text stays.',
  consent: 'I agree that these lines go to the AI model "{name}".',
  back: 'You can take this back under "Your data". We then delete its words.',
  tick_first: 'Tick the box first.',
  ask: 'Put it in other words',
  asking: 'The model is writing...',
  done: 'Some lines are now in the words of the model.',
  unavailable: 'The model does not answer now. Our own text stays.',
  not_usable: 'The words of the model did not pass our checks. Our own text stays.',
  failed: 'That did not work. Our own text stays.',
  written_by: 'Put in other words by the AI model "{name}" from our fixed texts. Not checked by a clinician.',
  show_ours: 'Show our own text',
  show_model: 'Show the words of the model',
} as const
