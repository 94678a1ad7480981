// GNUstep: reads .strings files, and looks texts up in a bundle.
#include "workloads.h"

#import <Foundation/Foundation.h>

static NSString *text;
static size_t length;
static NSBundle *bundle;
static NSString *names[key_count];

static void read_file(const char *folder, const char *name) {
  text = [[NSString alloc] initWithUTF8String:file_contents(folder, name, &length)];
}

static void read_english(const char *folder) { read_file(folder, "English.strings"); }
static void read_polish(const char *folder) { read_file(folder, "Polish.strings"); }

static size_t read_pairs(void) {
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  size_t count = [[text propertyListFromStringsFileFormat] count];
  [pool release];
  return count;
}

static void print_pairs(void) {
  NSDictionary *pairs = [text propertyListFromStringsFileFormat];
  NSEnumerator *all = [pairs keyEnumerator];
  for (NSString *key; (key = [all nextObject]) != nil;) {
    printf("%s=%s\n", [key UTF8String], [[pairs objectForKey:key] UTF8String]);
  }
}

static void open_bundle(const char *folder) {
  NSString *path = [NSString stringWithFormat:@"%s/gnustep.bundle", folder];
  read_keys(folder);
  bundle = [[NSBundle bundleWithPath:path] retain];
  for (int index = 0; index < key_count; index++) {
    names[index] = [[NSString alloc] initWithUTF8String:keys[index]];
  }
}

static size_t look_up(void) {
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  size_t sum = 0;
  for (int index = 0; index < key_count; index++) {
    sum += [NSLocalizedStringFromTableInBundle(names[index], nil, bundle, nil) length];
  }
  [pool release];
  return sum;
}

static void print_texts(void) {
  for (int index = 0; index < key_count; index++) {
    NSString *found = NSLocalizedStringFromTableInBundle(names[index], nil, bundle, nil);
    printf("%s=%s\n", keys[index], [found UTF8String]);
  }
}

int main(int count, char **arguments) {
  [NSAutoreleasePool new];
  const workload works[] = {
    {"reading/English/GNUstep", 2000, read_english, read_pairs, print_pairs, &length},
    {"reading/Polish/GNUstep", 2000, read_polish, read_pairs, print_pairs, &length},
    {"lookup/2,000 keys in random order/GNUstep NSLocalizedString", key_count, open_bundle, look_up, print_texts, NULL},
  };
  return run_workloads(count, arguments, works, 3);
}
