/** What the names of GitHub's headers begin with, but for those of its signatures. */
export const githubHeaderPrefix = 'X-GitHub-'

/** How GitHub signs, for whoever verifies and whoever signs. */
export const githubScheme = { header: 'X-Hub-Signature-256', prefix: 'sha256=' }
