/** What the server says when it does not take a video, by its permanent code. */
export const uploadRefusals = {
  invalid_file_type: 'Please upload a MP4 or MOV video file',
  file_too_large: 'Please upload a video up to 50MB',
  video_empty: 'This file is empty. Please choose another video.',
  video_damaged: 'We cannot read this video to the end. Please choose another one.',
  video_without_picture: 'There is no video in this file. Please choose another one.',
  video_already_here: 'You have already sent a video with these answers. One is enough.',
  video_consent_missing: 'Please tick the box about the video first.',
  upload_busy: 'This video is being sent right now. Please wait a little.',
  upload_expired: 'This video was not fully sent within 24 hours, so we deleted it. Please send it again.',
  wrong_offset: 'The upload continues from a different point.',
} as const
