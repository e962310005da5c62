/** What is said of a model that reads pictures. Two sentences are the specification's own, and true only beside such a model. */
export const stills = {
  title: 'A description by an AI model',
  offer: 'The AI model "{name}" can look at four pictures from your video and describe in plain words what it sees.',
  limits: 'It gives no score and makes no judgement. Your summary stays the same.',
  sent: 'Your browser takes four pictures from the video. Once the video is sent, they go to the model, without a name, date or answers. The people who run the model can see the pictures.',
  kept: 'We do not keep the pictures or the description. You can read it once, on this page.',
  privacy: 'Videos are used for analysis only and deleted after analysis',
  consent: 'I agree to send four pictures from this video to the AI model "{name}" to be described.',
  back: 'You can withdraw your consent at any time under "Your data". We then send no pictures.',
  done: 'Your video has been uploaded and will be analyzed.',
  end_title: 'What the pictures show',
  asking: 'The AI model is looking at four pictures...',
  here: 'The description is ready.',
  written_by: 'Written by the AI model "{name}" from four pictures. It can be wrong. Not checked by a clinician.',
  none: 'The model could not make a description. Nothing else changes.',
  not_cut: 'Your browser could not take pictures from this video. No picture was sent. Nothing else changes.',
  go_on: 'Continue to your summary',
} as const
