/** What the server says when it does not take a video, by its permanent code. */
export const uploadRefusals = {
  invalid_file_type: 'Please upload a MP4 or MOV video file',
  file_too_large: 'Please upload a video up to 50MB',
  video_empty: 'This file is empty. Please choose another video.',
  video_damaged: 'This video cannot be read to its end. Please choose another one.',
  video_without_picture: 'This file has no moving picture. Please choose another video.',
  video_already_here: 'A video was already sent with these answers. One is enough.',
  video_consent_missing: 'Please tick the box about the video first.',
  upload_busy: 'This video is being received at this moment. Please wait a little.',
  upload_expired: 'This video was not complete after 24 hours. It was deleted. Please send it again.',
  wrong_offset: 'The upload goes on from another place.',
} as const
