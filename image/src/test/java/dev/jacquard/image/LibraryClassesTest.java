package dev.jacquard.image;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.agent.cache.KeptClasses;
import dev.jacquard.agent.link.Rewritten;
import dev.jacquard.agent.link.Tables;
import dev.jacquard.agent.scope.ClassSource;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryClassesTest {
  private static final byte[] ORIGINAL = {1};
  private static final ClassSource NOBODY_ASKED = name -> java.util.Optional.empty();

  @TempDir private Path temporary;
  private Path jar;
  private Path folder;
  private int rewritings;

  @BeforeEach
  void classPath() throws IOException {
    jar = jar("library.jar", "");
    folder = Files.createDirectory(temporary.resolve("folder"));
  }

  private Path jar(String name, String classPath) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    if (!classPath.isEmpty()) {
      manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, classPath);
    }
    Path file = temporary.resolve(name);
    try (OutputStream out = Files.newOutputStream(file);
        JarOutputStream entries = new JarOutputStream(out, manifest)) {
      entries.putNextEntry(new JarEntry("some/Library.class"));
      entries.write(ORIGINAL);
    }
    return file;
  }

  /** What a worker does: loads a class of the library, and keeps it. */
  private int rewritings(String name, Path... classPath) throws IOException {
    LibraryClasses program = new LibraryClasses(temporary.resolve("classes"), List.of(classPath));
    KeptClasses classes = program.classes();
    Rewritten made =
        new Rewritten(
            new byte[] {2}, new Tables(List.of(), List.of(), 0, List.of(), List.of()), List.of());
    Function<ClassSource, Rewritten> rewriting =
        source -> {
          rewritings++;
          return made;
        };
    rewritings = 0;
    assertThat(classes.get(name, ORIGINAL, NOBODY_ASKED, rewriting).bytes()).containsExactly(2);
    try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()}, null)) {
      program.save(loader);
    }
    return rewritings;
  }

  @Test
  void aClassOfALibraryIsRewrittenOnce() throws IOException {
    assertThat(rewritings("some/Library", folder, jar)).isOne();
    assertThat(rewritings("some/Library", folder, jar)).isZero();
  }

  @Test
  void anotherClassPathHasItsOwn() throws IOException {
    rewritings("some/Library", folder, jar);
    assertThat(rewritings("some/Library", jar, folder)).isOne();
    assertThat(rewritings("some/Library", jar)).isOne();
  }

  @Test
  void aLibraryThatWasWrittenAgainIsAnother() throws IOException {
    rewritings("some/Library", folder, jar);
    jar("library.jar", "");
    assertThat(rewritings("some/Library", folder, jar)).isOne();
  }

  @Test
  void aPackageThatAFolderHasIsNotKept() throws IOException {
    rewritings("some/Library", folder, jar);
    Files.createDirectory(folder.resolve("some"));
    assertThat(rewritings("some/Library", folder, jar)).isOne();
    assertThat(rewritings("some/Library", folder, jar)).isOne();
  }

  @Test
  void aClassWithoutFileIsNotKept() throws IOException {
    rewritings("some/Proxy", folder, jar);
    assertThat(rewritings("some/Proxy", folder, jar)).isOne();
  }

  @Test
  void nothingIsKeptWhereAJarNamesOthers() throws IOException {
    Path naming = jar("naming.jar", "other.jar");
    rewritings("some/Library", naming, jar);
    assertThat(rewritings("some/Library", naming, jar)).isOne();
  }

  @Test
  void withoutLibrariesNothingIsKept() throws IOException {
    rewritings("some/Library", folder);
    assertThat(temporary.resolve("classes")).doesNotExist();
  }
}
