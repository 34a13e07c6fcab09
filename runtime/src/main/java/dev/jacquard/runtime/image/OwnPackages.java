package dev.jacquard.runtime.image;

import java.lang.module.ModuleDescriptor.Exports;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import jdk.internal.access.SharedSecrets;

/**
 * The packages of the runtime as packages of {@code java.base}. The descriptors of the modules are
 * made by generated code of the JDK, which asks here while the VM starts.
 */
public final class OwnPackages {
  private static final String MODULE = "java.base";

  private OwnPackages() {}

  /** The packages of a module, with ours. */
  public static Set<String> packages(String module, Set<String> packages) {
    if (!MODULE.equals(module)) {
      return packages;
    }
    Set<String> all = new HashSet<>(packages);
    all.addAll(own());
    return all;
  }

  /** The packages that a module exports, with ours. */
  public static Exports[] exports(String module, Exports[] exports) {
    if (!MODULE.equals(module)) {
      return exports;
    }
    List<String> own = own();
    Exports[] all = Arrays.copyOf(exports, exports.length + own.size());
    for (int i = 0; i < own.size(); i++) {
      all[exports.length + i] =
          SharedSecrets.getJavaLangModuleAccess().newExports(Set.of(), own.get(i));
    }
    return all;
  }

  private static List<String> own() {
    return Arrays.asList(RewrittenJdk.packages().split(" "));
  }
}
