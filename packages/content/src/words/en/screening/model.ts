/** What is said of an AI model, before a family agrees to it and after. */
export const model = {
  title: 'See this in simpler words',
  offer: 'An AI model can put some of these lines in simpler words. It never changes the result, the count or the next steps.',
  sent: 'We send it our own lines about what your child does, what to talk about and what to play. These lines come from your answers. We do not send a name, date or age.',
  checked: 'We show its words only if they pass our checks. If they do not, our own text stays.',
  consent: 'I agree to send these lines to the AI model "{name}".',
  back: 'You can withdraw your consent under "Your data". We then delete its words.',
  tick_first: 'First tick the box.',
  ask: 'Show simpler words',
  asking: 'The AI model is writing...',
  done: "Some lines are now in the AI model's words.",
  unavailable: 'The AI model is not answering right now. Our own text stays.',
  not_usable: "The AI model's words did not pass our checks. Our own text stays.",
  failed: 'That did not work. Our own text stays.',
  written_by: 'Reworded by the AI model "{name}" from our fixed sentences. Not checked by a clinician.',
  show_ours: 'Show our own text',
  show_model: "Show the AI model's words",
} as const
