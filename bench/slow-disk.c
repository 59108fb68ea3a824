/* Makes every sync of the disk as slow as MS says, as long as the file at WHILE is there. Loaded by LD_PRELOAD. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

static int slowly(const char *name, int file) {
  const char *path = getenv("SLOW_DISK_WHILE");
  const char *ms = getenv("SLOW_DISK_MS");
  if (path && ms && access(path, F_OK) == 0) usleep((useconds_t)atoi(ms) * 1000);
  return ((int (*)(int))dlsym(RTLD_NEXT, name))(file);
}

int fsync(int file) { return slowly("fsync", file); }
int fdatasync(int file) { return slowly("fdatasync", file); }
