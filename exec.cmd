@rem npm scripts begin with "exec", so that no shell stands between npm and us; this is its Windows word.
@%*
