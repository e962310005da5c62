export { contentMarkSchema, uploadListSchema, uploadSchema } from './upload.ts'
export type { Upload, UploadList } from './upload.ts'
export { MAX_VIDEO_BYTES, claimsToBeVideo, problemWithFile, problemWithVideo, videoProblems } from './video-rules.ts'
export type { FoundVideo, VideoProblem } from './video-rules.ts'
