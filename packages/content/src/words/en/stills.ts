/** What is said of a model that reads pictures. Two sentences are the specification's own, and true only beside such a model. */
export const stills = {
  title: 'A description by an AI model',
  offer: 'The AI model "{name}" can look at four pictures from your video. It describes in plain words what can be seen.',
  limits: 'It gives no score and does not judge. Your summary stays the same.',
  sent: 'Your browser cuts the pictures from the video. When the video has been sent, they go to the model. It gets no name, date or answers. Whoever runs the model can see the pictures.',
  kept: 'We keep neither the pictures nor the description. You read it once, on this page.',
  privacy: 'Videos are used for analysis only and deleted after analysis',
  consent: 'I agree: four pictures from this video go to the AI model "{name}", which describes them.',
  back: 'You can take this back at any time under "Your data". We then send no pictures.',
  done: 'Your video has been uploaded and will be analyzed.',
  end_title: 'What the pictures show',
  asking: 'The AI model is looking at four pictures...',
  here: 'The description is here.',
  written_by: 'Written by the AI model "{name}" from four pictures. It can be wrong. Not checked by a clinician.',
  none: 'No description could be made. Nothing else changes.',
  not_cut: 'Your browser could not cut pictures from this video. No picture was sent. Nothing else changes.',
  go_on: 'Go on to your summary',
} as const
