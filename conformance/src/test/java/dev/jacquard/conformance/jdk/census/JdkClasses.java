package dev.jacquard.conformance.jdk.census;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The public classes of the JDK at work whose instances have state. */
final class JdkClasses {
  private static final List<String> MODULES =
      List.of("java.base", "java.logging", "java.sql", "java.net.http");

  private JdkClasses() {}

  /** In alphabetical order. */
  static List<Class<?>> all() {
    List<Class<?>> classes = new ArrayList<>();
    for (String module : MODULES) {
      for (String name : names(module)) {
        Class<?> type = find(name);
        if (type != null && isPublic(type) && hasState(type)) {
          classes.add(type);
        }
      }
    }
    return classes;
  }

  /** Whether this JDK has a class, by the name that sources call it. */
  static boolean has(String canonical) {
    for (String name = canonical; name.contains("."); ) {
      if (find(name) != null) {
        return true;
      }
      int dot = name.lastIndexOf('.');
      name = name.substring(0, dot) + "$" + name.substring(dot + 1);
    }
    return false;
  }

  private static Set<String> names(String module) {
    Set<String> exported = new TreeSet<>();
    ModuleLayer.boot().findModule(module).orElseThrow().getDescriptor().exports().stream()
        .filter(export -> !export.isQualified())
        .map(ModuleDescriptor.Exports::source)
        .forEach(exported::add);
    Path root = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/" + module);
    Set<String> names = new TreeSet<>();
    try (Stream<Path> files = Files.walk(root)) {
      files
          .map(file -> root.relativize(file).toString())
          .filter(file -> file.endsWith(".class") && file.contains("/"))
          .map(file -> file.substring(0, file.length() - ".class".length()).replace('/', '.'))
          .filter(name -> exported.contains(name.substring(0, name.lastIndexOf('.'))))
          .forEach(names::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return names;
  }

  private static Class<?> find(String name) {
    try {
      return Class.forName(name, false, ClassLoader.getPlatformClassLoader());
    } catch (ClassNotFoundException | LinkageError notForUs) {
      return null;
    }
  }

  private static boolean isPublic(Class<?> type) {
    for (Class<?> outer = type; outer != null; outer = outer.getEnclosingClass()) {
      if (!Modifier.isPublic(outer.getModifiers())) {
        return false;
      }
    }
    return !type.isInterface()
        && !type.isEnum()
        && !type.isRecord()
        && !type.isAnonymousClass()
        && !(Throwable.class.isAssignableFrom(type) && type != Throwable.class);
  }

  /** Whether an instance has a field, so that there is something that may change. */
  private static boolean hasState(Class<?> type) {
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          return true;
        }
      }
    }
    return Modifier.isAbstract(type.getModifiers()) && hasFactory(type);
  }

  private static boolean hasFactory(Class<?> type) {
    return Stream.of(type.getMethods())
        .anyMatch(m -> Modifier.isStatic(m.getModifiers()) && m.getReturnType() == type);
  }
}
