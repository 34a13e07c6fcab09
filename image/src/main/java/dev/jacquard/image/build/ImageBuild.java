package dev.jacquard.image.build;

import dev.jacquard.agent.ClassFiles;
import dev.jacquard.agent.image.ClassFile;
import dev.jacquard.agent.image.ImageRewriter;
import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.function.IntConsumer;

/** Makes one image of the JDK that this process runs on. */
final class ImageBuild {
  private static final String JAVA_BASE = "/java.base/";
  private static final String SUFFIX = ".class";
  private static final int PERCENT = 100;

  private final HomeLayout layout;
  private final IntConsumer progress;
  private final ImageRewriter rewriter = new ImageRewriter(new ClassFiles().platform());

  /** Tells of its progress in percent. */
  ImageBuild(HomeLayout layout, IntConsumer progress) {
    this.layout = layout;
    this.progress = progress;
  }

  /**
   * Makes the image.
   *
   * @param key tells it from all others
   * @param own the class files of the kernel and the runtime
   */
  void make(String key, Map<String, byte[]> own) throws IOException {
    layout.make(); // first, since a full disk shows early then
    SortedMap<String, byte[]> resources = ModulesFile.read(layout.originalModules());
    rewrite(resources);
    add(own, key, resources);
    ModulesFile.write(resources, layout.modules());
  }

  private void rewrite(SortedMap<String, byte[]> resources) {
    Set<String> rewritten = rewrittenModules();
    int done = 0;
    for (Map.Entry<String, byte[]> resource : resources.entrySet()) {
      String name = resource.getKey();
      String module = name.substring(1, name.indexOf('/', 1));
      if (rewritten.contains(module) && isClass(name)) {
        resource.setValue(rewriter.jdk(resource.getValue()));
      }
      progress.accept(++done * PERCENT / resources.size());
    }
  }

  /** Those that the VM or the platform's loader define; the others are tools, as programs are. */
  private static Set<String> rewrittenModules() {
    Set<String> names = new TreeSet<>();
    for (Module module : ModuleLayer.boot().modules()) {
      ClassLoader loader = module.getClassLoader();
      if (loader == null || loader == ClassLoader.getPlatformClassLoader()) {
        names.add(module.getName());
      }
    }
    return names;
  }

  private static boolean isClass(String name) {
    return name.endsWith(SUFFIX) && !name.endsWith("/module-info.class");
  }

  private void add(Map<String, byte[]> own, String key, Map<String, byte[]> resources) {
    Set<String> packages = new TreeSet<>();
    for (String name : own.keySet()) {
      packages.add(name.substring(0, name.lastIndexOf('/')).replace('/', '.'));
    }
    rewriter.own(own.values()).forEach(made -> put(made, resources));
    put(rewriter.description(own.get(ImageRewriter.DESCRIPTION), key, packages), resources);
  }

  private static void put(ClassFile file, Map<String, byte[]> resources) {
    resources.put(JAVA_BASE + file.name() + SUFFIX, file.bytes());
  }
}
